// The promise to whoever runs a small machine: the packed release needs nothing else, and 512 MB are enough.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { type PackedRelease, packRelease } from "../scripts/release/pack-release.ts";
import { MEMORY_MIB } from "../scripts/release/run-release.ts";
import { tryRelease } from "../scripts/release/try-release.ts";

const LOAD_SECONDS = 30;

const run = promisify(execFile);
let folder: string;
let packed: PackedRelease;

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.beforeAll(async () => {
  // Packing installs the packages that a release needs.
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), "regretless-dist-"));
  packed = await packRelease(join(folder, "one"));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test("a release is one archive with its checksum, and the same sources make the same bytes", async () => {
  const { path, sha256 } = packed;
  expect(basename(path)).toMatch(/^regretless-\d+\.\d+\.\d+-linux-(?:x64|arm64)\.tar\.gz$/);
  expect(await readFile(`${path}.sha256`, "utf8")).toBe(`${sha256}  ${basename(path)}\n`);
  await run("sha256sum", ["-c", `${basename(path)}.sha256`], { cwd: join(folder, "one") });

  const again = await packRelease(join(folder, "two"));
  expect(again.sha256).toBe(sha256);
});

test("the archive serves mixed load from a clean folder within 512 MB, and its commands work there", async () => {
  const trial = await tryRelease({ archive: packed.path, seconds: LOAD_SECONDS, connections: 8, pauseMs: 20 });
  const { load, peakMib, memory, kills } = trial;
  process.stdout.write(
    `Release: ${load.requests} requests in ${LOAD_SECONDS} s, p99 ${load.p99Ms.toFixed(0)} ms; ` +
      `at most ${peakMib} MiB (${memory})\n`,
  );

  expect(load.examples).toEqual([]);
  expect(load.requests).toBeGreaterThan(LOAD_SECONDS * 4);
  expect(peakMib).toBeLessThanOrEqual(MEMORY_MIB);
  expect(kills).toBe(0);
  expect(trial.backup).toMatch(/Backed up \d+ products .* and verified the copy:/);
  expect(trial.doctor).toMatch(/^ok +The shop runs on port \d+\.$/m);
  expect(trial.doctor).toMatch(/^ok +The newest backup is 0 hours old and was verified again/m);
  expect(trial.doctor).not.toMatch(/^fail/m);
  expect(trial.exitCode).toBe(0);
});
