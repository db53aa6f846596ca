// One address for every public route of src/web/routes.ts, taken from the demo catalogue.
import { readFile } from "node:fs/promises";

/** What stands in for the parameters of a route. */
const EXAMPLES: Readonly<Record<string, string>> = {
  "product/:slug": "product/the-shower-disco",
  "category/:slug": "category/party-starters",
  "gift-guides/:slug": "gift-guides/for-the-friend-who-has-everything",
  "giveaways/:slug": "giveaways/the-grand-no-regrets-hamper",
  "*": "no-such-page",
};

/** Read from the route map itself, so that a new page is tested from its first day. Admin pages are left out. */
export async function publicPaths(): Promise<readonly string[]> {
  const map = await readFile(new URL("../src/web/routes.ts", import.meta.url), "utf8");
  const patterns = [...map.matchAll(/\broute\("([^"]+)"/g)].map(([, pattern = ""]) => pattern);
  const paths = patterns.filter((pattern) => !pattern.startsWith("admin")).map(toPath);
  return ["/", ...paths];
}

function toPath(pattern: string): string {
  const path = EXAMPLES[pattern] ?? pattern;
  if (path.includes(":")) throw new Error(`Give an example of the route "${pattern}" in e2e/public-routes.ts.`);
  return `/${path}`;
}
