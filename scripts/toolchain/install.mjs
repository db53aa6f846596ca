// Brings node_modules to what the lock file says, and does nothing when it is there already.
import { constants, accessSync, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { run } from "./child.mjs";
import { Failure } from "./failure.mjs";
import { inProject } from "./project-root.mjs";

/** Runs `npm ci` where node_modules is missing or differs from the lock file. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  requireWritable();
  process.stderr.write("Installing the packages with npm ci (a few minutes the first time) ...\n");
  const startedAt = Date.now();
  await npmCi(npm(), withoutOwnTools());
  if (leavesOut(process.versions.node)) await installOnOwnNode();
  process.stderr.write(`Packages installed in ${seconds(startedAt)} s.\n`);
}

/**
 * @param {readonly [program: string, ...args: string[]]} command
 * @param {NodeJS.ProcessEnv} env
 */
async function npmCi(command, env) {
  const { code, output } = await run([...command, "ci", ...NPM_FLAGS], { stdio: "tee", env, cwd: inProject() });
  if (code !== 0) throw new Failure(explain(output));
}

/**
 * On an older Node npm leaves out, without a word, optional packages that are made for a newer one, and some of those build
 * the shop.
 * @param {string} version
 */
function leavesOut(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major < 20 || (major === 20 && minor < 19);
}

/** Once more, on the Node that came with the packages; on a copy of it, because npm removes node_modules first. */
async function installOnOwnNode() {
  const own = inProject("node_modules", `node-linux-${process.arch}`, "bin", "node");
  if (!existsSync(own)) return;
  process.stderr.write(`Once more, with all that Node ${process.versions.node} is too old for ...\n`);
  const folder = mkdtempSync(join(tmpdir(), "regretless-node-"));
  try {
    const node = join(folder, "node");
    copyFileSync(own, node);
    const env = withoutOwnTools();
    const [program, ...args] = npm();
    const command = /** @type {const} */ ([args.length === 0 ? program : node, ...args]);
    await npmCi(command, { ...env, PATH: `${folder}${delimiter}${env.PATH}` });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Development and optional packages are needed whatever NODE_ENV says: the build and the project's Node are in them. */
const NPM_FLAGS = [
  "--no-audit",
  "--no-fund",
  "--include=dev",
  "--include=optional",
  "--no-update-notifier",
  "--loglevel=error",
];

/** npm writes its own record into node_modules as the last act of an installation; it must match the lock file. */
function isInstalled() {
  const wanted = readPackages("package-lock.json");
  const present = readPackages("node_modules/.package-lock.json");
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === "") return true;
    const found = present[path];
    // Optional packages for other systems stay away.
    if (found === undefined) return optional === true && !path.endsWith(`/node-${process.platform}-${process.arch}`);
    return found.version === version && found.integrity === integrity;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 *
 * @param {string} path a lock file of npm
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(inProject(path), "utf8")).packages;
  } catch {
    return undefined;
  }
}

function requireWritable() {
  try {
    accessSync(inProject(), constants.W_OK);
  } catch {
    throw new Failure(
      `The packages cannot be installed because ${inProject()} is not writable for this user: ` +
        "change its owner, or clone the project into a folder of your own.",
    );
  }
}

/**
 * The npm that called us with the Node that it runs on, else the first npm of the system.
 * @returns {[program: string, ...args: string[]]}
 */
function npm() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli !== undefined && node !== undefined && basename(cli) === "npm-cli.js") return [node, cli];
  return ["npm"];
}

/** npm removes node_modules first: it must not run on the Node in there. */
function withoutOwnTools() {
  const path = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...process.env, PATH: path.join(delimiter) };
}

/** @type {readonly (readonly [RegExp, string])[]} */
const CAUSES = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH/,
    "the npm registry cannot be reached: check the network and run the command again.",
  ],
  [/ENOSPC/, "the disk is full: free about 1 GB and run the command again."],
  [/EACCES|EPERM|EROFS/, "npm may not write here: change the owner of the project's folder and of ~/.npm."],
  [
    /EUSAGE|EINTEGRITY/,
    "package-lock.json does not fit package.json or the registry: take both from the repository again.",
  ],
];

/** @param {string} output what npm printed */
function explain(output) {
  const cause = CAUSES.find(([pattern]) => pattern.test(output));
  return `The packages could not be installed: ${cause?.[1] ?? "npm ci failed with the messages above."}`;
}

/** @param {number} since epoch milliseconds */
function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(0);
}
