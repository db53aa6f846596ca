// Finds the browser of the browser tests, or brings one where that needs nobody's leave.
import { existsSync } from "node:fs";
import { run } from "./child.mjs";
import { Failure } from "./failure.mjs";
import { runOnProjectNode } from "./project-node.mjs";

/** Chromium without a window to it: the same pages for two thirds of the time. */
const DEBIAN_HEADLESS = "/usr/bin/chromium-headless-shell";
const DEBIAN_CHROMIUM = "/usr/bin/chromium";

/** The path of a Chromium, the lighter one where there is a choice. Call it when the packages are installed. */
export async function ensureChromium() {
  const given = process.env["CHROMIUM_PATH"];
  if (given !== undefined && given !== "") {
    if (existsSync(given)) return given;
    throw new Failure(`CHROMIUM_PATH names ${given}, which does not exist: correct it or unset it.`);
  }
  const present = [DEBIAN_HEADLESS, DEBIAN_CHROMIUM, await playwrightChromium()].find((path) => existsSync(path));
  if (present !== undefined) return present;
  if (existsSync("/etc/debian_version")) return await installFromDebian();
  return await installFromPlaywright();
}

async function installFromDebian() {
  if (process.getuid?.() !== 0) {
    throw new Failure(
      "The browser tests need Chromium: install it with `sudo apt-get install chromium-headless-shell`, or set CHROMIUM_PATH to yours.",
    );
  }
  process.stderr.write("Installing Chromium with apt-get ...\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await aptGet(["update"], env);
  // Older Debians have the whole browser alone.
  const isLight = await canInstall("chromium-headless-shell", env);
  await aptGet(install(isLight ? "chromium-headless-shell" : "chromium"), env);
  return isLight ? DEBIAN_HEADLESS : DEBIAN_CHROMIUM;
}

/** @param {string} name */
const install = (name) => ["install", "-y", "--no-install-recommends", name];

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
async function canInstall(name, env) {
  const { code } = await run(["apt-get", "--simulate", ...install(name)], { stdio: "capture", env });
  return code === 0;
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function aptGet(args, env) {
  const { code, output } = await run(["apt-get", ...args], { stdio: "capture", env });
  if (code !== 0) throw new Failure(`${output}\nChromium could not be installed: apt-get ${args[0]} failed.`);
}

async function installFromPlaywright() {
  const args = ["node_modules/playwright/cli.js", "install", "chromium"];
  const { code } = await runOnProjectNode(args, { stdio: "stderr" });
  const path = await playwrightChromium();
  if (code !== 0 || !existsSync(path)) {
    throw new Failure("The browser tests need Chromium: install it, and set CHROMIUM_PATH to its program.");
  }
  return path;
}

/** Asked on the project's Node: Playwright ends a process on an older one. */
async function playwrightChromium() {
  const script = 'process.stdout.write(require("playwright-core").chromium.executablePath())';
  const { output } = await runOnProjectNode(["--eval", script], { stdio: "capture" });
  return output;
}
