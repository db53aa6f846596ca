// Starts other programs: signals reach them, their exit code comes back, none outlives us.
import { spawn } from "node:child_process";
import { constants } from "node:os";

const PARENT_CHECK_MS = 500;

/** @type {readonly NodeJS.Signals[]} */
const PASSED_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * @typedef {"inherit" | "stderr" | "capture" | "tee"} Output where a program's output goes: where ours goes, all to our
 * stderr (so that stdout stays clean), into `output`, or both of the last two
 *
 * @typedef {object} Ended
 * @property {number} code the exit code, 128 + signal number where a signal ended the program
 * @property {string} output what "capture" and "tee" caught of stdout and stderr
 */

/** @type {Record<Output, import("node:child_process").StdioOptions>} */
const STDIO = {
  inherit: "inherit",
  stderr: ["ignore", 2, 2],
  capture: ["ignore", "pipe", "pipe"],
  tee: ["ignore", "pipe", "pipe"],
};

/**
 * Runs a program to its end. Rejects with the system's error where it cannot start.
 * @param {readonly [program: string, ...args: string[]]} command
 * @param {{ stdio?: Output, env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<Ended>}
 */
export function run([program, ...args], { stdio = "inherit", env = process.env, cwd = process.cwd() } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: STDIO[stdio], env, cwd });
    /** @type {Buffer[]} */
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        chunks.push(chunk);
        if (stdio === "tee") process.stderr.write(chunk);
      });
    }
    const release = tieTo(child);
    child.once("error", (error) => {
      release();
      reject(error);
    });
    child.once("close", (code, signal) => {
      release();
      const output = Buffer.concat(chunks).toString("utf8");
      resolve({ code: code ?? 128 + (signal === null ? 0 : constants.signals[signal]), output });
    });
  });
}

/**
 * Passes our signals on, and ends the child when npm, which started us, is gone (a killed npm passes nothing on).
 * @param {import("node:child_process").ChildProcess} child
 */
function tieTo(child) {
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => child.kill(signal);
  for (const signal of PASSED_SIGNALS) process.on(signal, pass);
  const parent = process.ppid;
  const startedByNpm = process.env["npm_lifecycle_event"] !== undefined;
  const watch = setInterval(() => {
    if (startedByNpm && process.ppid !== parent) child.kill("SIGTERM");
  }, PARENT_CHECK_MS);
  watch.unref();
  return () => {
    clearInterval(watch);
    for (const signal of PASSED_SIGNALS) process.off(signal, pass);
  };
}
