// What browsers, extensions and networks do to pages.
import type { Page } from "@playwright/test";

/** With cookies blocked any access throws; some web views have no storage at all. */
export type StorageFault = "throws" | "null";

export async function breakStorage(page: Page, fault: StorageFault): Promise<void> {
  await page.addInitScript((kind) => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          if (kind === "null") return null;
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  }, fault);
}

/** A device whose `Date` is off, while its other clocks are right. */
export async function setDeviceClock(page: Page, offMs: number): Promise<void> {
  await page.addInitScript((off) => {
    const now = Date.now.bind(Date);
    window.Date = new Proxy(Date, {
      construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now() + off] : given) as object,
      get: (target, name) => (name === "now" ? () => now() + off : (Reflect.get(target, name) as unknown)),
    });
  }, offMs);
}

/** Blocks only the route's own script, as a content blocker might. */
export async function blockRouteFile(page: Page): Promise<{ readonly of: (path: string) => Promise<void> }> {
  let blocked = "";
  await page.route("**/assets/*.js", (route) =>
    new URL(route.request().url()).pathname === blocked ? route.abort("blockedbyclient") : route.continue(),
  );
  return {
    async of(path) {
      const html = await (await page.request.get(path)).text();
      const files = [...html.matchAll(/import \* as \w+ from "([^"]+)"/g)].map(([, file = ""]) => file);
      blocked = files.at(-1) ?? "";
      if (blocked === "") throw new Error(`${path} has no script of its own.`);
    },
  };
}

export async function loseImages(page: Page): Promise<void> {
  await page.route("**/*", (route) =>
    route.request().resourceType() === "image" ? route.abort("failed") : route.fallback(),
  );
}

/** Wraps each text in a `<font>`, as translators do. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode);
  for (const text of texts) {
    const parent = text.parentElement;
    if (parent === null || text.textContent?.trim() === "") continue;
    if (parent.closest("script, style, noscript, textarea, option, font, svg") !== null) continue;
    const font = document.createElement("font");
    parent.replaceChild(font, text);
    font.append(document.createTextNode(text.textContent ?? ""));
  }
}

export async function translate(page: Page): Promise<void> {
  await page.evaluate(wrapTexts);
}

/** Translates each new document as soon as it is parsed. */
export async function translateBeforeHydration(page: Page): Promise<void> {
  await page.addInitScript(`document.addEventListener("readystatechange", () => {
    if (document.readyState === "interactive") (${wrapTexts.toString()})();
  })`);
}
