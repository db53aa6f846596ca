// Firefox through WebDriver BiDi, which it supports natively.
import { launch } from "puppeteer-core";
import { ensureDebianProgram } from "../../toolchain/debian.mjs";
import type { Engine } from "./engine.ts";

export async function startFirefox(): Promise<Engine> {
  const executablePath = await ensureDebianProgram({
    path: "/usr/bin/firefox",
    packageName: "firefox-esr",
    purpose: "The drill in Firefox",
  });
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  let errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return {
    name: "Firefox",
    async open(url) {
      await page.goto(url, { waitUntil: "load" });
    },
    run: async <Value>(script: string) => (await page.evaluate(`(() => { ${script} })()`)) as Value,
    press: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    async back() {
      // `goBack` waits for a load event, which a page from the back/forward cache doesn't fire.
      await page.evaluate("history.back()").catch(() => undefined);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
