// A copy of the built shop and its browser tests, in which words can be changed: the project's own build stays as it
// is, whatever happens here.
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BuiltText } from "./built-texts.ts";

export interface ShopCopy {
  readonly root: string;
  /** Makes each of these texts another one of the same length. */
  swap(places: readonly BuiltText[]): Promise<void>;
  /** Takes the last swap back. */
  restore(): Promise<void>;
  remove(): Promise<void>;
}

/** Copied, because modules are looked for beside where they really lie; all else is linked. */
const COPIED = new Set(["build", "e2e", "playwright.config.ts", "package.json", "tsconfig.json"]);
const LEFT_OUT = /^(?:\.|data|test-results)/;
/** Without precompressed files the server sends the changed ones. */
const PRECOMPRESSED = /\.(?:br|gz)$/;

export async function createShopCopy(project: URL): Promise<ShopCopy> {
  const from = fileURLToPath(project);
  const root = await mkdtemp(join(tmpdir(), "regretless-words-"));
  for (const name of await readdir(from)) {
    if (LEFT_OUT.test(name)) continue;
    if (!COPIED.has(name)) await symlink(join(from, name), join(root, name));
    else await cp(join(from, name), join(root, name), { recursive: true, filter: (path) => !PRECOMPRESSED.test(path) });
  }
  const originals = new Map<string, string>();
  return {
    root,
    async swap(places) {
      for (const [file, inFile] of Map.groupBy(places, ({ file: name }) => name)) {
        const path = join(root, file);
        const original = await readFile(path, "utf8");
        originals.set(path, original);
        await writeFile(path, swapped(original, inFile));
      }
    },
    async restore() {
      for (const [path, original] of originals) await writeFile(path, original);
      originals.clear();
    },
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 10 }),
  };
}

function swapped(original: string, places: readonly BuiltText[]): string {
  return places.reduce(
    (code, { start, text }) => code.slice(0, start) + disguise(text) + code.slice(start + text.length),
    original,
  );
}

/** "Buy Now" becomes "Ohl Abj", "2024" becomes "7579". */
function disguise(text: string): string {
  return text
    .replaceAll(/[a-z]/gi, (letter) => rotate(letter, { by: 13, of: letter < "a" ? "A" : "a", size: 26 }))
    .replaceAll(/\d/g, (digit) => rotate(digit, { by: 5, of: "0", size: 10 }));
}

interface Rotation {
  readonly by: number;
  /** The first character of the round. */
  readonly of: string;
  readonly size: number;
}

function rotate(character: string, { by, of, size }: Rotation): string {
  const first = of.charCodeAt(0);
  return String.fromCharCode(first + ((character.charCodeAt(0) - first + by) % size));
}
