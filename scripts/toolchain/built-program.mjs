// Runs a program of the built shop, installing and building first where that is due.
import { existsSync } from "node:fs";
import { ensureBuilt } from "./build.mjs";
import { HEAP_FLAGS, MALLOC_LIMITS } from "./heap-flags.mjs";
import { ensureInstalled } from "./install.mjs";
import { runOnProjectNode } from "./project-node.mjs";
import { inProject } from "./project-root.mjs";

/**
 * @param {"server" | "cli"} name
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
 */
export async function runBuiltProgram(name, args) {
  await ensureInstalled();
  await ensureBuilt();
  const flags = existsSync(inProject(".env")) ? ["--env-file=.env"] : [];
  if (name === "server") flags.push(...HEAP_FLAGS);
  const command = [...flags, `build/server/${name}.js`, ...args];
  // Compiled code is kept between starts: it takes a third off the time until the shop answers.
  const compileCache = { NODE_COMPILE_CACHE: inProject("build/.compile-cache") };
  const env = { NODE_ENV: "production", ...compileCache, ...MALLOC_LIMITS };
  const { code } = await runOnProjectNode(command, { env });
  return code;
}
