// The README's pictures, taken from the built shop with its demo catalogue: `node scripts/run.mjs scripts/take-screenshots.ts`.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { startBuiltShop } from "../e2e/built-shop.ts";

const FOLDER = "docs/screenshots";
const CHROMIUM_FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly colorScheme?: "light" | "dark";
}

const SHOTS: readonly Shot[] = [
  { name: "home", path: "/" },
  { name: "product", path: "/product/fondue-for-one-no-witnesses" },
  { name: "product-dark", path: "/product/fondue-for-one-no-witnesses", colorScheme: "dark" },
  { name: "gift-guides", path: "/gift-guides" },
  { name: "admin-products", path: "/admin/products" },
];

const shop = await startBuiltShop();
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: CHROMIUM_FLAGS,
});
try {
  await mkdir(FOLDER, { recursive: true });
  const token = await registerOwner();
  for (const shot of SHOTS) await take(browser, shot, token);
} finally {
  await browser.close();
  await shop.stop();
}

async function take(from: Browser, { name, path, colorScheme = "light" }: Shot, token: string): Promise<void> {
  const viewport = { width: 1280, height: 800 };
  const page = await from.newPage({ baseURL: shop.url, viewport, colorScheme, reducedMotion: "reduce" });
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  await page.goto(path, { waitUntil: "networkidle" });
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: 82 })
    .toFile(join(FOLDER, `${name}.webp`));
  await page.close();
}

async function registerOwner(): Promise<string> {
  const answer = await fetch(`${shop.url}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "robin@shop.example", username: "Robin", password: "correct horse battery" }),
  });
  const { access_token: token } = (await answer.json()) as { readonly access_token: string };
  return token;
}
