// Remembers across runs which texts were noticed by which tests in which build, so that a drill that was interrupted
// goes on where it was.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { SpecifiedWords } from "./specified-words.ts";

export interface Memory {
  hasNoticed(specified: SpecifiedWords): boolean;
  remember(specified: SpecifiedWords): void;
}

export function createMemory(project: URL): Memory {
  const file = new URL("test-results/drill-words.json", project);
  const noticed = new Set(existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as string[]) : []);
  const shared = hashOf([
    ...filesBelow(new URL("build/", project), /\.js$/),
    ...filesBelow(new URL("e2e/", project), /(?<!\.spec)\.ts$/),
  ]);
  const keyOf = ({ words, rows, tests }: SpecifiedWords): string => {
    const specs = new Set(tests.map((test) => new URL(test.split(" › ", 1)[0] ?? "", project)));
    const statements = rows.map((row) => row.tests.join(" ")).join("\n");
    return `${words} ${createHash("sha256")
      .update(`${shared} ${hashOf([...specs])} ${statements}`)
      .digest("hex")}`;
  };
  return {
    hasNoticed: (specified) => noticed.has(keyOf(specified)),
    remember(specified) {
      noticed.add(keyOf(specified));
      mkdirSync(new URL("./", file), { recursive: true });
      writeFileSync(file, JSON.stringify([...noticed]));
    },
  };
}

function filesBelow(folder: URL, wanted: RegExp): readonly URL[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => wanted.test(name));
  return names.toSorted().map((name) => new URL(name, folder));
}

function hashOf(files: readonly URL[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(basename(file.pathname)).update(readFileSync(file));
  return hash.digest("hex");
}
