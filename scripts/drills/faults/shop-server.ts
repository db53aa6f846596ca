import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("../../../build/server/server.js", import.meta.url));
const PATIENCE_MS = 30_000;

export interface ShopServer {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly pid: number;
  /** From the start of its process until it could read and write. */
  readonly readyAfterMs: number;
  /** What it said, the log included. */
  readonly said: () => string;
  /** `kill -9`, or a stop like the system's. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
}

/** Starts the built server as a process of its own and waits until it is ready. `env` needs DATA_DIR and PORT. */
export async function startShopServer(env: Readonly<Record<string, string>>): Promise<ShopServer> {
  const startedAt = performance.now();
  const quiet = { NODE_ENV: "production", LOG_LEVEL: "error", BACKUP_AT: "off", SEED_DEMO: "0" };
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env["PATH"], ...quiet, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const url = `http://127.0.0.1:${env["PORT"]}`;
  while (!(await isReady(url))) {
    if (hasEnded(child) || performance.now() - startedAt > PATIENCE_MS) {
      child.kill("SIGKILL");
      throw new Error(`The server does not get ready: ${said}`);
    }
    await sleep(10);
  }
  return {
    url,
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - startedAt,
    said: () => said,
    async end(signal) {
      if (hasEnded(child)) throw new Error(`The server had ended by itself: ${said}`);
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}
