// WebKitGTK through W3C WebDriver: plain JSON over HTTP, without a library.
import { type ChildProcess, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../e2e/built-shop.ts";
import { ensureDebianProgram } from "../../toolchain/debian.mjs";
import type { Engine } from "./engine.ts";

const STARTS_WITHIN_MS = 20_000;
const RETRY_MS = 200;
/** The key of an element's id in answers (W3C WebDriver, section 12). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

export async function startWebKit(): Promise<Engine> {
  const purpose = "The drill in WebKitGTK";
  const driver = await ensureDebianProgram({
    path: "/usr/bin/WebKitWebDriver",
    packageName: "webkit2gtk-driver",
    purpose,
  });
  const xvfb = await ensureDebianProgram({ path: "/usr/bin/xvfb-run", packageName: "xvfb", purpose });
  const port = await freePort();
  // A process group of its own, because xvfb-run leaves its child processes running.
  const child = spawn(xvfb, ["-a", driver, `--port=${String(port)}`], {
    stdio: "ignore",
    detached: true,
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LIBGL_ALWAYS_SOFTWARE: "1" },
  });
  try {
    return await openSession(`http://127.0.0.1:${String(port)}`, child);
  } catch (error) {
    end(child);
    throw error;
  }
}

async function openSession(driver: string, child: ChildProcess): Promise<Engine> {
  await isReady(driver);
  const capabilities = {
    alwaysMatch: {
      "webkitgtk:browserOptions": { binary: findMiniBrowser(), args: ["--automation"] },
    },
  };
  const { sessionId } = (await send(`${driver}/session`, "POST", { capabilities })) as { readonly sessionId: string };
  const session = `${driver}/session/${sessionId}`;
  const command = (path: string, body: object = {}) => send(`${session}/${path}`, "POST", body);
  const find = async (selector: string) => {
    const found = (await command("element", { using: "css selector", value: selector })) as Record<string, string>;
    return found[ELEMENT] ?? "";
  };
  const run = async <Value>(script: string) =>
    ((await command("execute/sync", { script, args: [] })) ?? undefined) as Value;
  return {
    name: "WebKitGTK",
    async open(url) {
      await command("url", { url });
      await run("window.drillErrors = []; addEventListener('error', (event) => drillErrors.push(event.message))");
    },
    run,
    async press(selector) {
      await command(`element/${await find(selector)}/click`);
    },
    async type(selector, text) {
      await command(`element/${await find(selector)}/value`, { text });
    },
    async back() {
      await command("back");
    },
    async resize(width, height) {
      await command("window/rect", { width, height });
    },
    takeErrors: () => run("return (window.drillErrors ?? []).splice(0)"),
    async close() {
      await send(session, "DELETE");
      end(child);
    },
  };
}

/** Its folder's name depends on the architecture. */
function findMiniBrowser(): string {
  return globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0] ?? "MiniBrowser";
}

async function isReady(driver: string): Promise<void> {
  const until = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const status = await send(`${driver}/status`, "GET").catch(() => undefined);
    if (status !== undefined) return;
    if (Date.now() > until) throw new Error("WebKitWebDriver did not start");
    await sleep(RETRY_MS);
  }
}

async function send(url: string, method: "GET" | "POST" | "DELETE", body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}

function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, "SIGTERM");
}
