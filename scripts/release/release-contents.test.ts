// What an installation without development packages consists of, by the lock file.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
const installed = Object.entries(packages)
  .filter(([path, { dev = false, devOptional = false }]) => path !== "" && !dev && !devOptional)
  .map(([path]) => path.replace("node_modules/", ""));

test("an installation without development packages is the database driver and Node: the rest is bundled", () => {
  const others = installed.filter((name) => !/^(?:node-linux-(?:x64|arm64)$|pg|postgres-|split2$|xtend$)/.test(name));
  expect(others).toEqual([]);
  expect(installed).toContain("pg");
});
