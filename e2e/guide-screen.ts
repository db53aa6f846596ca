// What the tests of the gift guides' admin screens share.
import type { Page } from "@playwright/test";
import type { GuideDetailJson, GuideJson } from "../src/wire/guide-json.ts";
import type { makeProduct } from "./admin-screen.ts";
import { callApi } from "./fixtures.ts";

export type Making = Parameters<typeof makeProduct>[0];

export const GUIDE = {
  title: "For the Host",
  description: "",
  image: "",
  occasion: "",
  featured: false,
  products: [] as object[],
};

export async function makeGuide(
  { request, token }: Making,
  changes: Partial<typeof GUIDE> = {},
): Promise<GuideDetailJson> {
  const data = { ...GUIDE, ...changes };
  return (await callApi(request, { token, method: "POST", path: "/gift-guides", data })) as GuideDetailJson;
}

export const deleteGuide = async ({ request, token }: Making, id: string): Promise<unknown> =>
  callApi(request, { token, method: "DELETE", path: `/gift-guides/${id}` });

export const readGuide = async ({ request, token }: Making, id: string): Promise<GuideDetailJson> =>
  (await callApi(request, { token, path: `/gift-guides/${id}` })) as GuideDetailJson;

/** Every guide with this title, whoever made it. */
export async function deleteGuidesTitled(making: Making, title: string): Promise<void> {
  const guides = (await callApi(making.request, { token: making.token, path: "/gift-guides" })) as readonly GuideJson[];
  for (const guide of guides.filter((one) => one.title === title)) await deleteGuide(making, guide.id);
}

export const box = (page: Page) => page.getByRole("combobox", { name: "Products" });
export const picks = (page: Page) => page.getByRole("list", { name: "Products of this guide" }).getByRole("listitem");
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

/** Titles as the form numbers them. */
export const pickedTitles = async (page: Page): Promise<readonly string[]> =>
  picks(page)
    .locator("p")
    .filter({ hasText: /^\d+\. / })
    .allTextContents();
