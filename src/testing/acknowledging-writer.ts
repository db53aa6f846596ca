// A process for the kill test: told to go, it writes products and says so after each commit, until it is killed.
import { once } from "node:events";
import { writeSync } from "node:fs";
import { systemClock } from "../core/time/clock.ts";
import { openSqliteStorage } from "../storage/open-sqlite.ts";
import { buildCategory, buildProduct } from "./entity-builders.ts";

const [, , path = "", round = ""] = process.argv;

await once(process.stdin, "data");
const storage = await openSqliteStorage(path, { url: `sqlite:${path}`, clock: systemClock });
say({ pragmas: await storage.pragmas() });
const category = await storage.publish(async ({ categories }) => {
  return (await categories.findByName("Survivors")) ?? categories.insert(buildCategory({ name: "Survivors" }));
});
for (let count = 0; ; count += 1) {
  const slug = `${round}-${count}`;
  await storage.publish(({ products }) =>
    products.insert(buildProduct({ categoryId: category.id, slug, featured: true })),
  );
  say({ slug });
}

/** At once, not through a stream: what was said must not die in a buffer. */
function say(message: object): void {
  writeSync(1, `${JSON.stringify(message)}\n`);
}
