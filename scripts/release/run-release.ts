// Unpacks a release into a clean folder, and runs it with limited memory and without this machine's environment.
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

const MEBIBYTE = 2 ** 20;
export const MEMORY_MIB = 512;
const START_MS = 30_000;

export interface RunningRelease {
  readonly url: string;
  readonly pid: number;
  /** How its memory is limited. */
  readonly memory: string;
  /** The most memory that has been resident in its processes, in MiB. */
  peakMib(): number;
  /** How many of its processes the kernel killed for lack of memory. */
  kills(): number;
  /** What `shop <words>` prints. */
  ask(...words: string[]): Promise<string>;
  /** Answers the exit code. */
  end(): Promise<number | null>;
}

/** Runs `work` with the release that is in `archive`, and removes everything afterwards. `env` is added to a quiet default. */
export async function withRelease<Result>(
  { archive, env: added = {} }: { readonly archive: string; readonly env?: Readonly<Record<string, string>> },
  work: (release: RunningRelease) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "regretless-release-"));
  const limit = limitMemory(MEMORY_MIB * MEBIBYTE);
  try {
    const program = await unpack(archive, folder);
    const port = await freePort();
    const data = join(folder, "data");
    const env = { PATH: "/usr/bin:/bin", DATA_DIR: data, PORT: String(port), LOG_LEVEL: "warn", ...added };
    const shop = spawn("/bin/sh", ["-c", `${limit?.enter ?? ":"} && exec ./regretless`], {
      cwd: program,
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const complaints = text(shop.stderr);
    try {
      const url = `http://127.0.0.1:${port}`;
      await waitUntilOpen(url, shop, complaints);
      return await work({
        url,
        pid: shop.pid ?? 0,
        memory: limit?.manner ?? "unlimited, because no memory cgroup can be created here",
        peakMib: () => Math.ceil(peakOfProcess(shop.pid ?? 0) / MEBIBYTE),
        kills: () => limit?.kills() ?? 0,
        ask: async (...words) =>
          (await promisify(execFile)("./regretless", ["shop", ...words], { cwd: program, env })).stdout,
        end: () => end(shop),
      });
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
