import { cp, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** How the built program names a package that it did not take in. */
const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)"((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"]*)?"/g;

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Copies the packages that the built program still imports, with all that they need. Most are in the program itself. */
export async function copyPackages(project: string, target: string): Promise<void> {
  const { dependencies = {} } = await readManifest(project);
  const imported = await listImported(join(project, "build/server"));
  const waiting = Object.keys(dependencies).filter((name) => imported.has(name));
  const copied = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (copied.has(name)) continue;
    copied.add(name);
    const from = join(project, "node_modules", name);
    await cp(from, join(target, "node_modules", name), { recursive: true });
    const { dependencies: own = {} } = await readManifest(from);
    waiting.push(...Object.keys(own));
  }
}

async function listImported(folder: string): Promise<ReadonlySet<string>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".js"));
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return new Set(sources.flatMap((source) => [...source.matchAll(IMPORTED)].map(([, name = ""]) => name)));
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Manifest;
}
