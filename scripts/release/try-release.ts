// Unpacks a release into a clean folder, runs it there without anything of this machine's, and puts a load on it.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../e2e/built-shop.ts";
import { limitMemory, peakOfProcess } from "./memory-limit.ts";
import { type LoadReport, putLoadOn } from "./mixed-load.ts";

const MEBIBYTE = 2 ** 20;
export const MEMORY_MIB = 512;
const START_MS = 30_000;

export interface ReleaseTrial {
  readonly load: LoadReport;
  /** The most memory that was resident in its processes, in MiB, and how it was held. */
  readonly peakMib: number;
  readonly memory: string;
  /** How often the kernel ended something of it for lack of memory. */
  readonly kills: number;
  /** What `shop doctor` and `shop backup` said beside the running shop. */
  readonly doctor: string;
  readonly backup: string;
  readonly exitCode: number | null;
}

export interface TrialOptions {
  readonly archive: string;
  readonly seconds: number;
  readonly connections: number;
  readonly pauseMs: number;
}

export async function tryRelease({ archive, ...load }: TrialOptions): Promise<ReleaseTrial> {
  const folder = await mkdtemp(join(tmpdir(), "regretless-release-"));
  const limit = limitMemory(MEMORY_MIB * MEBIBYTE);
  try {
    const program = await unpack(archive, folder);
    const port = await freePort();
    const env = { PATH: "/usr/bin:/bin", DATA_DIR: join(folder, "data"), PORT: String(port), LOG_LEVEL: "warn" };
    const shop = spawn("/bin/sh", ["-c", `${limit?.enter ?? ":"} && exec ./regretless`], {
      cwd: program,
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const complaints = text(shop.stderr);
    try {
      const url = `http://127.0.0.1:${port}`;
      await waitUntilOpen(url, shop, complaints);
      const report = await putLoadOn({ url, ...load });
      const ask = async (...words: string[]) =>
        (await promisify(execFile)("./regretless", ["shop", ...words], { cwd: program, env })).stdout;
      const backup = await ask("backup");
      const doctor = await ask("doctor");
      return {
        load: report,
        peakMib: Math.ceil(peakOfProcess(shop.pid ?? 0) / MEBIBYTE),
        memory: limit?.manner ?? "not held, since no memory cgroup can be made here",
        kills: limit?.kills() ?? 0,
        doctor,
        backup,
        exitCode: await end(shop),
      };
    } finally {
      await end(shop);
    }
  } finally {
    limit?.release();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The folder inside. */
async function unpack(archive: string, folder: string): Promise<string> {
  await promisify(execFile)("tar", ["-xzf", archive, "-C", folder]);
  const [name = ""] = await readdir(folder);
  return join(folder, name);
}

async function waitUntilOpen(url: string, shop: ChildProcess, complaints: Promise<string>): Promise<void> {
  const endAt = performance.now() + START_MS;
  for (;;) {
    if (shop.exitCode !== null) throw new Error(`The release does not start: ${await complaints}`);
    const isOpen = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOpen) return;
    if (performance.now() > endAt) throw new Error("The release did not open in time.");
    await sleep(50);
  }
}

async function end(shop: ChildProcess): Promise<number | null> {
  if (shop.exitCode !== null || shop.signalCode !== null) return shop.exitCode;
  const ended = once(shop, "exit");
  shop.kill("SIGTERM");
  await ended;
  return shop.exitCode;
}
