// A server under test: its own process, asked over HTTP.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { isListening } from "../../src/testing/is-listening.ts";

export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

export interface ServerCommand {
  readonly port: number;
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
}

const LONGEST_START_MS = 60_000;
const BETWEEN_LOOKS_MS = 10;

/** Answers as soon as something listens on the port. */
export async function startServer({ port, program, args, env = {} }: ServerCommand): Promise<ServerProcess> {
  const child = spawn(program, args, {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  const startedAt = performance.now();
  while (!(await isListening(port))) {
    const isLate = performance.now() - startedAt > LONGEST_START_MS;
    if (isLate) child.kill("SIGKILL");
    if (isLate || child.exitCode !== null) throw new Error(`${program} ${args.join(" ")} does not start: ${said}`);
    await sleep(BETWEEN_LOOKS_MS);
  }
  return { port, pid: child.pid ?? 0, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/** Ends the server when the work is done, or has failed. */
export async function withServer<Result>(
  server: ServerProcess,
  work: (server: ServerProcess) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
