// The Node that runs the shop and its tools: the project's own on Linux, the owner's elsewhere. The system's may be far
// too old.
import { existsSync } from "node:fs";
import { delimiter } from "node:path";
import { run } from "./child.mjs";
import { Failure } from "./failure.mjs";
import { inProject } from "./project-root.mjs";

/**
 * Versions before it bundle a SQLite that can damage a WAL database.
 * @type {readonly [major: number, minor: number]}
 */
const LEAST_NODE = [24, 15];

/**
 * Runs a script in the project's folder, where programs of node_modules/.bin find the same Node.
 * @param {readonly string[]} args the script and what it is given
 * @param {{ stdio?: import("./child.mjs").Output, env?: NodeJS.ProcessEnv }} [options] `env` is added to ours
 */
export function runOnProjectNode(args, { stdio = "inherit", env = {} } = {}) {
  const path = `${inProject("node_modules", ".bin")}${delimiter}${process.env["PATH"] ?? ""}`;
  return run([projectNode(), ...args], { stdio, env: { ...process.env, PATH: path, ...env }, cwd: inProject() });
}

function projectNode() {
  const own = inProject("node_modules", `node-linux-${process.arch}`, "bin", "node");
  if (process.platform === "linux" && existsSync(own)) return own;
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new Failure(
    `Regretless needs Node ${LEAST_NODE.join(".")} or newer on ${process.platform} ${process.arch}, this is ` +
      `${process.versions.node}: install it from https://nodejs.org and run the command again.`,
  );
}

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);
}
