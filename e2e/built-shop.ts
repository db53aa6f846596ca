// Starts the built shop for tests: its own process, port and data folder.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createShopDatabase } from "./shop-database.ts";
import type { ShopCommand, ShopReport } from "./shop-process.ts";

export interface BuiltShop {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Lets the shop's clock stand at a moment (epoch milliseconds), or run again (null). The browser's is Playwright's. */
  setClock(now: number | null): Promise<void>;
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
}

/** `env` is added to a quiet default environment: demo catalogue, SQLite, loopback. */
export async function startBuiltShop(env: NodeJS.ProcessEnv = {}): Promise<BuiltShop> {
  const dataDir = await mkdtemp(join(tmpdir(), "regretless-e2e-"));
  const database = await createShopDatabase();
  const child = fork(new URL("./shop-process.ts", import.meta.url), {
    execArgv: [],
    // What it says is for people: a benchmark's output is its figures alone.
    stdio: ["ignore", 2, 2, "ipc"],
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      PORT: `${await freePort()}`,
      LOG_LEVEL: "warn",
      // A clock that a test moves would make one in the middle of it.
      BACKUP_AT: "off",
      // Otherwise a shop on PostgreSQL starts empty.
      ...(database && { DATABASE_URL: database.url, SEED_DEMO: "1" }),
      ...env,
    },
  });
  async function remove(): Promise<void> {
    await end(child);
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
  try {
    const url = await nextUrl(child);
    return {
      url,
      dataDir,
      pid: child.pid ?? 0,
      async setClock(now) {
        child.send({ now } satisfies ShopCommand);
        await nextUrl(child);
      },
      stop: remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function nextUrl(child: ChildProcess): Promise<string> {
  // Whichever comes first, the other is no longer listened for.
  const settled = new AbortController();
  const died = once(child, "exit", settled).then(([code]) => ({ failure: `it ended with ${String(code)}` }));
  const reported = once(child, "message", settled).then(([message]) => message as ShopReport);
  const report = await Promise.race([reported, died]);
  settled.abort();
  if ("failure" in report) throw new Error(`The built shop does not start: ${report.failure}`);
  return report.url;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.disconnect();
  await ended;
}

/** A port of loopback that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("The system gave no port");
  return address.port;
}
