// Fails when the lock file holds a package below the least version that is free of a known vulnerability
// (security/floors.json). The registry's audit answers are not available everywhere; this works offline.
import { readFile } from "node:fs/promises";

interface Floor {
  readonly package: string;
  /** null where the package must not be installed at all. */
  readonly least: string | null;
  readonly advisory: string;
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

async function readJson<Shape>(path: string): Promise<Shape> {
  return JSON.parse(await readFile(new URL(`../${path}`, import.meta.url), "utf8")) as Shape;
}

function isBelow(version: string, least: string): boolean {
  const [have, want] = [version, least].map((text) => text.split(/[.-]/, 3).map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (have?.[index] ?? 0) - (want?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Every installed copy of a package, nested ones included; `*` at the end of the name stands for any ending. */
function versionsOf(name: string, lock: LockFile): readonly { readonly path: string; readonly version: string }[] {
  return Object.entries(lock.packages).flatMap(([path, { version }]) => {
    const installed = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const matches = name.endsWith("*") ? installed.startsWith(name.slice(0, -1)) : installed === name;
    return matches && version !== undefined ? [{ path, version }] : [];
  });
}

const floors = await readJson<readonly Floor[]>("security/floors.json");
const lock = await readJson<LockFile>("package-lock.json");
const complaints = floors.flatMap(({ package: name, least, advisory }) =>
  versionsOf(name, lock)
    .filter(({ version }) => least === null || isBelow(version, least))
    .map(
      ({ path, version }) =>
        `${path} is ${version} ${least === null ? "and must be absent" : `below ${least}`}: ${advisory}`,
    ),
);
process.stdout.write(complaints.map((line) => `${line}\n`).join(""));
process.exitCode = complaints.length === 0 ? 0 : 1;
