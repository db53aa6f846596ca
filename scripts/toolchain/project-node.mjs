// The Node that runs the shop: the project's own on Linux, the owner's elsewhere. The system's may be far too old.
import { existsSync } from "node:fs";
import { delimiter } from "node:path";
import { Failure } from "./failure.mjs";
import { inProject } from "./project-root.mjs";

/** Versions before it bundle a SQLite that can damage a WAL database. */
const LEAST_NODE = [24, 15];

/** The path of a Node that is new enough. */
export function projectNode() {
  const own = inProject("node_modules", `node-linux-${process.arch}`, "bin", "node");
  if (process.platform === "linux" && existsSync(own)) return own;
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new Failure(
    `Regretless needs Node ${LEAST_NODE.join(".")} or newer on ${process.platform} ${process.arch}, this is ` +
      `${process.versions.node}: install it from https://nodejs.org and run the command again.`,
  );
}

/** The environment in which the tools of node_modules/.bin find the project's Node before the system's. */
export function projectEnv(changes = {}) {
  const path = `${inProject("node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`;
  return { ...process.env, PATH: path, ...changes };
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);
}
