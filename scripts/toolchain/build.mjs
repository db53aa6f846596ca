// Builds the shop into build/, and knows when a build is older than what it was made from.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { runOnProjectNode } from "./project-node.mjs";
import { inProject } from "./project-root.mjs";

const INPUT_FOLDERS = ["src", "public", "scripts"];
const INPUT_FILES = ["package-lock.json", "package.json", "tsconfig.json", "vite.config.ts", "react-router.config.ts"];
const STAMP = "build/.inputs";

/** Builds where build/ is missing or was made from other sources. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  process.stderr.write("Building the shop (a minute or so) ...\n");
  const startedAt = Date.now();
  await build({ stdio: "capture" });
  process.stderr.write(`Built in ${((Date.now() - startedAt) / 1000).toFixed(0)} s.\n`);
}

/**
 * Builds whatever stands in build/.
 * @param {{ stdio: "inherit" | "capture" }} options
 */
export async function build({ stdio }) {
  const inputs = hashInputs();
  removeStamp();
  for (const args of [["node_modules/@react-router/dev/bin.cjs", "build"], ["scripts/precompress.ts"]]) {
    const { code, output } = await runOnProjectNode(args, { stdio, env: { NODE_ENV: "production" } });
    if (code !== 0) throw new Failure(`${output}\nThe shop could not be built: ${args.join(" ")} ended with ${code}.`);
  }
  mkdirSync(inProject("build"), { recursive: true });
  writeFileSync(inProject(STAMP), inputs);
}

function isBuilt() {
  if (!existsSync(inProject("build/server/server.js")) || !existsSync(inProject(STAMP))) return false;
  return readFileSync(inProject(STAMP), "utf8") === hashInputs();
}

function removeStamp() {
  try {
    rmSync(inProject(STAMP), { force: true });
  } catch (error) {
    throw new Failure(
      `The shop cannot be built because build/ is not writable for this user (${/** @type {NodeJS.ErrnoException} */ (error).code}).`,
    );
  }
}

/** Contents, not times: a fresh clone or a switched branch has new times for old files. */
function hashInputs() {
  const hash = createHash("sha256");
  const files = [...INPUT_FILES, ...INPUT_FOLDERS.flatMap(listInputs)].filter((path) => existsSync(inProject(path)));
  for (const path of files) hash.update(`${path}\0`).update(readFileSync(inProject(path)));
  return hash.digest("hex");
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listInputs(folder) {
  if (!existsSync(inProject(folder))) return [];
  return readdirSync(inProject(folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return path === join("src", "testing") ? [] : listInputs(path);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
    });
}
