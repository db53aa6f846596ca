// Programs from Debian packages: found, or installed if running as root.
import { existsSync } from "node:fs";
import { run } from "./child.mjs";
import { Failure } from "./failure.mjs";

/**
 * The program's path, once its package is installed.
 * @param {{ path: string, packageName: string, purpose: string }} program `purpose`: what needs it, to begin a sentence
 */
export async function ensureDebianProgram({ path, packageName, purpose }) {
  if (existsSync(path)) return path;
  const isRoot = process.getuid?.() === 0;
  if (!existsSync("/etc/debian_version") || !isRoot) {
    throw new Failure(`${purpose} needs ${path}: install it with \`sudo apt-get install ${packageName}\`.`);
  }
  process.stderr.write(`Installing ${packageName} with apt-get ...\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", packageName]]) {
    const { code, output } = await run(["apt-get", ...args], { stdio: "capture", env });
    if (code !== 0) throw new Failure(`${output}\n${packageName} could not be installed: apt-get ${args[0]} failed.`);
  }
  return path;
}
