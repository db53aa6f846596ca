// Debian's PostgreSQL: unlike npm's it brings pg_basebackup, and so a real streaming replica.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { freePort } from "../../../e2e/built-shop.ts";
import { withoutRights } from "./own-user.ts";

const PROGRAMS = "/usr/lib/postgresql/15/bin";

export interface DebianPostgres {
  readonly url: string;
  /** How many statements with this text it has run so far. */
  countRuns(text: string): number;
  ask(statement: string): Promise<readonly Record<string, unknown>[]>;
  stop(): Promise<void>;
  /** Again, where it was. */
  start(): Promise<void>;
}

/** An empty primary that lets replicas stream. `folder` must be open to other users. */
export async function startPrimary(folder: string): Promise<DebianPostgres> {
  const data = await makeDataFolder(folder);
  await run("initdb", ["-D", data, "--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale"]);
  return startServer(data);
}

/** A copy of a primary that follows it. */
export async function startReplica(primary: DebianPostgres, folder: string): Promise<DebianPostgres> {
  const data = await makeDataFolder(folder);
  await run("pg_basebackup", ["-D", data, "-d", primary.url, "-R", "-X", "stream", "--checkpoint=fast"]);
  return startServer(data);
}

async function makeDataFolder(folder: string): Promise<string> {
  const data = join(folder, "data");
  await mkdir(folder);
  await mkdir(data, { mode: 0o700 });
  const user = withoutRights();
  if (user !== undefined) await chown(data, user.uid, user.gid);
  return data;
}

const run = (program: string, args: readonly string[]) =>
  promisify(execFile)(join(PROGRAMS, program), [...args], { ...withoutRights(), cwd: "/" });

async function startServer(data: string): Promise<DebianPostgres> {
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = ["unix_socket_directories=", "max_connections=50", "log_statement=all"].flatMap((setting) => [
    "-c",
    setting,
  ]);
  const args = ["-D", data, "-h", "127.0.0.1", "-p", String(port), ...settings];
  let server: ChildProcess | undefined;
  let said = "";
  async function start(): Promise<void> {
    const started = spawn(join(PROGRAMS, "postgres"), args, {
      ...withoutRights(),
      cwd: "/",
      stdio: ["ignore", "ignore", "pipe"],
    });
    server = started;
    await new Promise<void>((resolve, reject) => {
      started.stderr.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        if (chunk.includes("ready to accept")) resolve();
      });
      started.once("exit", (code) => reject(new Error(`PostgreSQL ended with ${String(code)}`)));
    });
  }
  await start();
  return {
    url,
    start,
    countRuns: (text) => said.split(text).length - 1,
    async stop() {
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
    },
    async ask(statement) {
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<Record<string, unknown>>(statement);
      await client.end();
      return rows;
    },
  };
}
