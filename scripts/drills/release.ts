// The packed release on a small machine: ten minutes of mixed load within 512 MiB.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packRelease } from "../release/pack-release.ts";
import { MEMORY_MIB } from "../release/run-release.ts";
import { tryRelease } from "../release/try-release.ts";

export const summary = "packs the build, and runs the archive for ten minutes under load within 512 MiB";

const SECONDS = 600;
const MAX_P99_MS = 1000;

/** `npm run drill -- release [seconds]`, on what lies in build/. */
export async function run([seconds]: readonly string[]): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "regretless-drill-"));
  try {
    const { path, sha256 } = await packRelease(folder);
    process.stdout.write(`Packed, SHA-256 ${sha256}\n`);
    const trial = await tryRelease({ archive: path, seconds: Number(seconds ?? SECONDS), connections: 8, pauseMs: 20 });
    const { load, peakMib, memory, kills, exitCode } = trial;
    const lines = [
      `${load.requests} requests, ${load.failures} failed; median ${load.medianMs.toFixed(1)} ms, p99 ${load.p99Ms.toFixed(1)} ms`,
      ...load.examples,
      `Memory: ${memory}; at most ${peakMib} MiB, ${kills} kills; it ended with ${exitCode}.`,
    ];
    process.stdout.write(`${lines.join("\n")}\n`);
    return load.failures === 0 && load.p99Ms <= MAX_P99_MS && peakMib <= MEMORY_MIB && kills === 0 && exitCode === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
