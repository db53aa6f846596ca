// What the tests of the admin area share: the owner's way in, and the things that they make and find there.
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { callApi, expect, signIn } from "./fixtures.ts";

/** Opens an admin page as the signed-in owner and waits for its heading. */
export async function openAdmin(page: Page, token: string, path: string): Promise<void> {
  await signIn(page, token);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).and(page.locator(":not(.sr-only)"))).toBeVisible();
}

export const toastOf = (page: Page, text: string): Locator => page.locator("[data-sonner-toast]", { hasText: text });

export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(toastOf(page, text)).toBeVisible();
}

export interface SavedProduct {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly updated_at: string;
}

export const PRODUCT = {
  title: "Beer Hat Deluxe",
  description: "Two cans, one head, no hands.",
  long_description: "",
  price: "$19.99",
  affiliate_link: "https://shop.example.com/beer-hat?tag=regret-20",
  category: "Party Starters",
  images: [] as string[],
  tags: [] as string[],
  featured: false,
  trending: false,
  hidden: false,
};

interface Making {
  readonly request: APIRequestContext;
  readonly token: string;
}

/** Makes a product through the API; the test that made it deletes it. */
export async function makeProduct(
  { request, token }: Making,
  changes: Partial<typeof PRODUCT> = {},
): Promise<SavedProduct> {
  return (await callApi(request, {
    token,
    method: "POST",
    path: "/products",
    data: { ...PRODUCT, ...changes },
  })) as SavedProduct;
}

export async function deleteProduct({ request, token }: Making, id: string): Promise<void> {
  await callApi(request, { token, method: "DELETE", path: `/products/${id}` });
}

/** Every product with this title, whoever made it. */
export async function deleteProductsTitled({ request, token }: Making, title: string): Promise<void> {
  const products = (await callApi(request, {
    token,
    path: `/products?limit=100&q=${encodeURIComponent(title)}`,
  })) as readonly SavedProduct[];
  for (const { id } of products) await deleteProduct({ request, token }, id);
}

/** Fills what the form requires. */
export async function fillProduct(page: Page, changes: Partial<typeof PRODUCT> = {}): Promise<void> {
  const product = { ...PRODUCT, ...changes };
  await page.getByLabel("Product Title").fill(product.title);
  await page.getByLabel("Short Description").fill(product.description);
  await page.getByLabel("Price").fill(product.price);
  await page.getByLabel("Amazon Affiliate Link").fill(product.affiliate_link);
  await page.getByRole("combobox", { name: "Category" }).selectOption(product.category);
}
