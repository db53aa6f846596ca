// Fails when docs/specification-map.md names a test that does not exist, or an observable statement without a test.
import { existsSync, readFileSync } from "node:fs";
import { complaintsAbout, isObservable, readRows, titlesIn } from "./specification-map.ts";

const PROJECT = new URL("../", import.meta.url);
const MAP = new URL("docs/specification-map.md", PROJECT);

const read = new Map<string, ReadonlySet<string>>();

function titlesOf(path: string): ReadonlySet<string> | undefined {
  const file = new URL(path, PROJECT);
  if (!existsSync(file)) return undefined;
  const titles = read.get(path) ?? titlesIn(readFileSync(file, "utf8"));
  read.set(path, titles);
  return titles;
}

if (existsSync(MAP)) {
  const rows = readRows(readFileSync(MAP, "utf8"));
  const complaints = rows.flatMap((row) =>
    complaintsAbout(row, titlesOf).map((text) => `docs/specification-map.md:${row.line}: "${row.statement}": ${text}`),
  );
  if (rows.length === 0) complaints.push("docs/specification-map.md holds no table of statements");
  process.stdout.write(complaints.map((line) => `${line}\n`).join(""));
  const observable = rows.filter(isObservable);
  process.stdout.write(`${rows.length} statements, ${observable.length} observable\n`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
