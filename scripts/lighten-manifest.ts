import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface Manifest {
  readonly routes: Readonly<Record<string, { readonly imports?: readonly string[] }>>;
}

const NAME = /^manifest-.+\.js$/;
const ASSIGNMENT = "window.__reactRouterManifest=";

/**
 * The map of routes that every visitor loads names the files of each page of the admin area, too, and those of all that
 * they import: a kilobyte, compressed. Only links that prepare a page ahead would read the latter, and no link to the
 * admin area does; a browser that goes there finds them from file to file. The server's own copy stays whole.
 */
export async function lightenManifest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name));
  for (const name of names) {
    const path = join(folder, name);
    await writeFile(path, withoutAdminImports(await readFile(path, "utf8")));
  }
}

/** Throws when the bundler writes the manifest in another form, so that nobody ships a map that was read wrongly. */
export function withoutAdminImports(script: string): string {
  if (!script.startsWith(ASSIGNMENT)) throw new Error("The manifest of the routes has another form than expected.");
  const json = script.slice(ASSIGNMENT.length).replace(/;\s*$/, "");
  const manifest = JSON.parse(json) as Manifest;
  const routes = Object.entries(manifest.routes).map(([id, route]) =>
    id.startsWith("admin/") ? [id, { ...route, imports: [] }] : [id, route],
  );
  return `${ASSIGNMENT}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}
