// Brings node_modules to what the lock file says, and does nothing when it is there already.
import { constants, accessSync, readFileSync } from "node:fs";
import { basename, delimiter } from "node:path";
import { run } from "./child.mjs";
import { Failure } from "./failure.mjs";
import { inProject } from "./project-root.mjs";

/** Runs `npm ci` where node_modules is missing or differs from the lock file. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  requireWritable();
  process.stderr.write("Installing the packages with npm ci (a few minutes the first time) ...\n");
  const startedAt = Date.now();
  const { code, output } = await run([...npm(), "ci", ...NPM_FLAGS], {
    stdio: "tee",
    env: withoutOwnTools(),
    cwd: inProject(),
  });
  if (code !== 0) throw new Failure(explain(output));
  process.stderr.write(`Packages installed in ${seconds(startedAt)} s.\n`);
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
