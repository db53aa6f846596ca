// Two windows edit the same entity: neither overwrites the other's changes without asking.
import type { Page } from "@playwright/test";
import { openAdmin, PRODUCT } from "./admin-screen.ts";
import { callApi, expect, test } from "./fixtures.ts";
import { GUIDE } from "./guide-screen.ts";

test.describe.configure({ timeout: 60_000 });

interface Change {
  readonly label: string;
  /** The API's name of the field. */
  readonly field: string;
  readonly text: string;
}

interface Form {
  readonly noun: string;
  /** Of the API, as in /products. */
  readonly api: string;
  readonly editPath: string;
  readonly data: object;
  readonly mine: Change;
  readonly theirs: Change;
}

const FORMS: readonly Form[] = [
  {
    noun: "product",
    api: "/products",
    editPath: "/admin/products/edit",
    data: PRODUCT,
    mine: { label: "Short Description", field: "description", text: "Mine alone." },
    theirs: { label: "Price", field: "price", text: "$5" },
  },
  {
    noun: "gift guide",
    api: "/gift-guides",
    editPath: "/admin/gift-guides/edit",
    data: GUIDE,
    mine: { label: "Title", field: "title", text: "Mine Alone" },
    theirs: { label: "Occasion", field: "occasion", text: "Theirs" },
  },
  {
    noun: "giveaway",
    api: "/giveaways",
    editPath: "/admin/giveaways/edit",
    data: {
      title: "Raffle",
      description: "",
      prize: "A rig",
      image: "",
      start_date: "2030-01-01",
      end_date: "2030-01-31",
      active: true,
      winner_announced: false,
    },
    mine: { label: "Title", field: "title", text: "Mine Alone" },
    theirs: { label: "Prize", field: "prize", text: "Theirs" },
  },
  {
    noun: "exclusive deal",
    api: "/exclusives",
    editPath: "/admin/exclusives/edit",
    data: {
      title: "Half a Rig",
      description: "",
      image: "",
      exclusive_price: "$50",
      original_price: "$100",
      discount_percentage: "50%",
      expires_at: null,
      affiliate_link: "https://merchant.example/rig?tag=mine-20",
    },
    mine: { label: "Title", field: "title", text: "Mine Alone" },
    theirs: { label: "Description", field: "description", text: "Theirs" },
  },
];

type Saved = { readonly id: string } & Readonly<Record<string, unknown>>;

const panelOf = (page: Page, noun: string) => page.getByRole("group", { name: `This ${noun} was changed meanwhile` });
const submitOf = (page: Page) => page.getByRole("button", { name: /^Update / });
const fieldOf = (page: Page, { label }: Change) => page.getByRole("textbox", { name: label, exact: false }).first();

async function save(page: Page, change: Change): Promise<void> {
  await fieldOf(page, change).fill(change.text);
  await submitOf(page).click();
}

const expectSaved = (page: Page): Promise<void> =>
  expect(page.locator("[data-sonner-toast]", { hasText: "updated successfully" })).toBeVisible();

for (const form of FORMS) {
  test.describe(`two windows with one ${form.noun}`, () => {
    let making: { readonly request: Parameters<typeof callApi>[0]; readonly token: string };
    let entity: Saved;
    let other: Page;

    const call = (method: string, path = "", data?: object) =>
      callApi(making.request, { token: making.token, method, path: `${form.api}${path}`, data });
    const read = async (): Promise<Saved> => (await call("GET", `/${entity.id}`)) as Saved;

    test.beforeEach(async ({ page, request, ownerToken, expectedTrouble }) => {
      expectedTrouble.push(/status of (404|409)/);
      making = { request, token: ownerToken };
      entity = (await call("POST", "", form.data)) as Saved;
      other = await page.context().newPage();
      await openAdmin(page, ownerToken, `${form.editPath}/${entity.id}`);
      await openAdmin(other, ownerToken, `${form.editPath}/${entity.id}`);
    });
    test.afterEach(async () => {
      const found = (await call("GET")) as readonly Saved[];
      const mine = found.filter(({ id, title }) => id === entity.id || title === form.mine.text);
      for (const { id } of mine) await call("DELETE", `/${id}`);
    });

    test("different fields: both changes are kept", async ({ page }) => {
      await save(other, form.theirs);
      await expectSaved(other);
      await save(page, form.mine);

      const panel = panelOf(page, form.noun);
      await expect(panel).toBeFocused();
      await expect(panel.getByRole("radio")).toHaveCount(0);
      await expect(panel.getByText(`Their changes: ${form.theirs.label}`)).toBeVisible();
      await expect(fieldOf(page, form.theirs)).toHaveValue(form.theirs.text);
      await expect(fieldOf(page, form.mine)).toHaveValue(form.mine.text);
      await panel.getByRole("button", { name: "Save merged version" }).click();
      await expectSaved(page);
      expect(await read()).toMatchObject({
        [form.mine.field]: form.mine.text,
        [form.theirs.field]: form.theirs.text,
      });
    });

    test("the same field: asks about only that field, and saves after a choice", async ({ page }) => {
      await fieldOf(other, form.mine).fill("Mine as well");
      await save(other, form.theirs);
      await expectSaved(other);
      await save(page, form.mine);

      const panel = panelOf(page, form.noun);
      await expect(panel.locator("fieldset")).toHaveCount(1);
      await expect(panel.getByRole("group", { name: form.mine.label, exact: true })).toBeVisible();
      await submitOf(page).click();
      await expect(panel.getByRole("alert")).toHaveText(`Choose a version first: ${form.mine.label}.`);
      expect(await read()).toMatchObject({ [form.mine.field]: "Mine as well" });

      await panel.getByRole("radio", { name: "Saved version Mine as well" }).check();
      await expect(fieldOf(page, form.mine)).toHaveValue("Mine as well");
      await panel.getByRole("radio", { name: `Yours ${form.mine.text}` }).check();
      await expect(fieldOf(page, form.mine)).toHaveValue(form.mine.text);
      await panel.getByRole("button", { name: "Save merged version" }).click();
      await expectSaved(page);
      expect(await read()).toMatchObject({
        [form.mine.field]: form.mine.text,
        [form.theirs.field]: form.theirs.text,
      });
    });

    test("the same change: no question", async ({ page }) => {
      await save(other, form.mine);
      await expectSaved(other);
      await save(page, form.mine);
      await expectSaved(page);
    });

    test("deleted in the meantime: restored with the typed values", async ({ page }) => {
      await call("DELETE", `/${entity.id}`);
      await save(page, form.mine);
      const panel = page.getByRole("group", { name: `This ${form.noun} was deleted while you were editing` });
      await expect(panel).toBeFocused();
      await expect(fieldOf(page, form.mine)).toHaveValue(form.mine.text);
      await panel.getByRole("button", { name: "Restore and save" }).click();
      await expectSaved(page);
      expect(await read()).toMatchObject({ id: entity.id, slug: entity["slug"], [form.mine.field]: form.mine.text });
    });

    test("deleted in the meantime: saved as new", async ({ page }) => {
      await call("DELETE", `/${entity.id}`);
      await save(page, form.mine);
      await page.getByRole("button", { name: "Save as new" }).click();
      await expect(page.locator("[data-sonner-toast]", { hasText: "created successfully" })).toBeVisible();
      const found = (await call("GET")) as readonly Saved[];
      const copies = found.filter((one) => one[form.mine.field] === form.mine.text);
      expect(copies).toHaveLength(1);
      for (const { id } of copies) await call("DELETE", `/${id}`);
    });

    test("a draft from before the other's change is merged into it", async ({ page }) => {
      await fieldOf(page, form.mine).fill(form.mine.text);
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(form.mine.text);
      await save(other, form.theirs);
      await expectSaved(other);
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await expect(page.getByText("Someone has saved a newer version since")).toBeVisible();
      await page.getByRole("button", { name: "Restore them" }).click();

      await expect(panelOf(page, form.noun)).toBeFocused();
      await expect(fieldOf(page, form.theirs)).toHaveValue(form.theirs.text);
      await expect(fieldOf(page, form.mine)).toHaveValue(form.mine.text);
      await submitOf(page).click();
      await expectSaved(page);
      expect(await read()).toMatchObject({
        [form.mine.field]: form.mine.text,
        [form.theirs.field]: form.theirs.text,
      });
    });
  });
}

test.describe("lists in two windows", () => {
  test("tags that both added and removed are merged", async ({ page, request, ownerToken, expectedTrouble }) => {
    expectedTrouble.push(/status of 409/);
    const making = { request, token: ownerToken };
    const data = { ...PRODUCT, title: "Tagged Twice", tags: ["hat", "fun"] };
    const product = (await callApi(request, { ...making, method: "POST", path: "/products", data })) as Saved;
    await openAdmin(page, ownerToken, `/admin/products/edit/${product.id}`);
    const path = `/products/${product.id}`;
    await callApi(request, { ...making, method: "PUT", path, data: { ...data, tags: ["fun", "theirs"] } });
    const tagBox = page.getByRole("textbox", { name: "Tags" });
    await tagBox.fill("mine");
    await tagBox.press("Enter");
    await submitOf(page).click();
    await expect(panelOf(page, "product").getByRole("radio")).toHaveCount(0);
    await submitOf(page).click();
    await expectSaved(page);
    expect(await callApi(request, { ...making, path })).toMatchObject({ tags: ["fun", "mine", "theirs"] });
    await callApi(request, { ...making, method: "DELETE", path });
  });

  test("a guide's products that both changed are asked about as a whole", async ({
    page,
    request,
    ownerToken,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/status of 409/);
    const making = { request, token: ownerToken };
    const make = async (title: string) =>
      (await callApi(request, { ...making, method: "POST", path: "/products", data: { ...PRODUCT, title } })) as Saved;
    const [mine, theirs] = [await make("Merge Mine"), await make("Merge Theirs")];
    const guide = (await callApi(request, { ...making, method: "POST", path: "/gift-guides", data: GUIDE })) as Saved;
    await openAdmin(page, ownerToken, `/admin/gift-guides/edit/${guide.id}`);
    const path = `/gift-guides/${guide.id}`;
    const changed = { ...GUIDE, products: [{ product_id: theirs.id, blurb: "Theirs." }] };
    await callApi(request, { ...making, method: "PUT", path, data: changed });
    await page.getByRole("combobox", { name: "Products" }).fill("Merge Mine");
    await page.getByRole("option", { name: /Merge Mine/ }).click();
    await submitOf(page).click();
    const panel = panelOf(page, "gift guide");
    await expect(panel.getByRole("radio")).toHaveCount(2);
    await panel.getByRole("radio", { name: /^Saved version/ }).check();
    await submitOf(page).click();
    await expectSaved(page);
    expect(await callApi(request, { ...making, path })).toMatchObject({
      products: [{ product: { id: theirs.id }, blurb: "Theirs." }],
    });
    await callApi(request, { ...making, method: "DELETE", path });
    for (const { id } of [mine, theirs])
      await callApi(request, { ...making, method: "DELETE", path: `/products/${id}` });
  });
});
