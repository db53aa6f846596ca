// Small screens, landscape, forced colors and print: the main content stays visible.
import type { Locator, Page } from "@playwright/test";
import { openAdmin } from "./admin-screen.ts";
import { expect, test } from "./fixtures.ts";

const DISCO = "/product/the-shower-disco";
const SMALL = { width: 320, height: 640 };
const SIDEWAYS = { width: 844, height: 390 };

const heightOf = async (text: Locator) => {
  const box = await text.boundingBox();
  const lineHeight = await text.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
  return Math.round((box?.height ?? 0) / lineHeight);
};

test("at 320 px and at 400% zoom the shop's name is one line, and the bar shows the whole price", async ({ page }) => {
  for (const viewport of [SMALL, { width: 320, height: 256 }]) {
    await page.setViewportSize(viewport);
    await page.goto(DISCO);
    expect(await heightOf(page.getByRole("banner").getByText("Regretless", { exact: true }))).toBe(1);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const price = page.locator(".buy-bar p");
    await expect(price).toBeInViewport({ ratio: 1 });
    const isCut = await price.evaluate(
      (text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + 1,
    );
    expect(isCut).toBe(false);
  }
});

test("on a phone in landscape a product's title, price and button are on the first screen", async ({ page }) => {
  await page.setViewportSize(SIDEWAYS);
  await page.goto(DISCO);
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(article.getByText("$19.99", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(article.getByRole("link", { name: /^Buy on Amazon/ })).toBeInViewport({ ratio: 1 });
  await page.goto("/giveaways/the-grand-no-regrets-hamper");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
});

test("the thumbnails begin with the main image, and nothing moves when another is chosen", async ({ page }) => {
  await page.goto(DISCO);
  const places = page
    .getByRole("article")
    .getByRole("listitem")
    .filter({ has: page.locator(".thumbnail") });
  await expect(places).toHaveCount(3);
  const before = await places.last().boundingBox();
  await page.getByRole("button", { name: "Image 2 of 3" }).click();
  await expect(places).toHaveCount(3);
  expect(await places.last().boundingBox()).toEqual(before);
  await page.getByRole("button", { name: "Image 1 of 3" }).click();
  await expect(page.getByRole("img", { name: "The Shower Disco, Image 1 of 3" })).toBeVisible();
});

/** The sources of images that are stretched, or don't fill their frames; the layout may still be settling. */
const distortedImages = (page: Page) =>
  page.locator("main img, article img").evaluateAll((images) =>
    images
      .filter((image) => {
        const box = image.getBoundingClientRect();
        const frame = (image.parentElement ?? image).getBoundingClientRect();
        const isFilled = Math.abs(frame.height - box.height) <= 4 && Math.abs(frame.width - box.width) <= 4;
        return getComputedStyle(image).objectFit !== "cover" || (box.height > 0 && !isFilled);
      })
      .map((image) => image.getAttribute("src")),
  );

test("every image fills a box of its own aspect ratio", async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [DISCO, "/giveaways/the-grand-no-regrets-hamper", "/giveaways", "/exclusives", "/gift-guides"]) {
      await page.goto(path);
      await expect.poll(() => distortedImages(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Controls without a visible edge. */
const edgeless = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".button, .chip, [role=switch], [role=tab], input, select, textarea")]
      .filter((element) => element.offsetWidth > 1 && !element.matches("[type=hidden], [type=checkbox], [type=radio]"))
      .filter((element) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
        return borderTopWidth === "0px" || borderTopStyle === "none" || borderTopColor === "rgba(0, 0, 0, 0)";
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test("in forced colors every control has an edge", async ({ page, ownerToken }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of ["/", DISCO, "/exclusives", "/giveaways", "/gift-guides"]) {
    await page.goto(path);
    expect(await edgeless(page), path).toEqual([]);
  }
  for (const path of ["/admin", "/admin/products", "/admin/products/new", "/admin/exclusives/new", "/admin/settings"]) {
    await openAdmin(page, ownerToken, path);
    expect(await edgeless(page), path).toEqual([]);
  }
});

test("a printed product page includes its own URL and the merchant's", async ({ page }) => {
  await page.goto(DISCO);
  await page.emulateMedia({ media: "print" });
  const buy = page.getByRole("article").getByRole("link", { name: /^Buy on Amazon/ });
  const printed = await buy.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(printed).toContain(await buy.getAttribute("href"));
  await expect(page.getByRole("contentinfo").getByText(new URL(DISCO, page.url()).href)).toBeVisible();
});

test("a shared URL with a price band the shop no longer has reads well", async ({ page }) => {
  for (const [band, words] of [
    ["-27", "Under $27"],
    ["27-1300", "$27–$1,300"],
    ["27-", "$27 and up"],
  ]) {
    await page.goto(`/?price=${band}`);
    await expect(page.getByRole("link", { name: `${words}, remove filter` })).toBeVisible();
  }
  await page.goto("/?price=50-27");
  await expect(page.getByRole("link", { name: /remove filter/ })).toHaveCount(0);
});

test("a pasted table becomes one paragraph per row, with spaces between cells", async ({ page, ownerToken }) => {
  await openAdmin(page, ownerToken, "/admin/pages/about");
  const text = page.locator(".rich-text");
  await text.click();
  await page.keyboard.press("ControlOrMeta+A");
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      "<table><thead><tr><th>Size</th><th>Fits</th></tr></thead><tbody><tr><td>S</td><td><p>c<b>a</b>ts</p><p>hats</p></td></tr></tbody></table>",
    );
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(text.locator("p")).toHaveText(["Size Fits", "S cats hats"]);
});

declare global {
  interface Window {
    drawnCards: number;
  }
}

test("typing in the search doesn't re-render unchanged cards", async ({ page }) => {
  await page.addInitScript(countDrawnCards);
  await page.goto("/");
  await page.getByRole("searchbox").click();
  await expect(page.getByRole("button", { name: /^Theme/ })).toBeVisible();
  const { shown, drawn } = await page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>("#search");
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    window.drawnCards = 0;
    set?.call(input, "e");
    input?.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { shown: document.querySelectorAll(".product-card").length, drawn: window.drawnCards };
  });
  expect(shown).toBeGreaterThan(20);
  expect(drawn).toBeLessThan(shown / 4);
  // After typing pauses, the URL changes, which every card reads: this proves that the counter works.
  await expect.poll(() => page.evaluate(() => window.drawnCards)).toBeGreaterThan(drawn);
});

/** React tells its developer tools of each commit, also in production. */
function countDrawnCards(): void {
  interface Fiber {
    readonly flags: number;
    readonly alternate: Fiber | null;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly stateNode: unknown;
    readonly type: unknown;
  }
  const PERFORMED_WORK = 1;
  window.drawnCards = 0;
  const isCard = (fiber: Fiber) =>
    fiber.child?.stateNode instanceof Element && fiber.child.stateNode.classList.contains("product-card");
  const visit = (fiber: Fiber | null): void => {
    for (let at = fiber; at !== null; at = at.sibling) {
      // What React left alone is the same object as before, and so are all below it.
      if (isCard(at) && at.alternate !== null && (at.flags & PERFORMED_WORK) !== 0) window.drawnCards += 1;
      visit(at.child);
    }
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => visit(root.current),
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      checkDCE() {},
    },
  });
}
