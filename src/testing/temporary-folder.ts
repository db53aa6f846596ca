import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";

export interface TemporaryFolder {
  /** A path inside the folder of the test that runs. */
  path(name: string): string;
}

/** A folder of its own for every test of a file, gone afterwards. */
export function useTemporaryFolder(): TemporaryFolder {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "regretless-test-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return { path: (name) => join(folder, name) };
}
