import type { GiveawayJson } from "../src/wire/giveaway-json.ts";
import { findAccessibilityFaults } from "./accessibility-faults.ts";
import { expectToast, openAdmin } from "./admin-screen.ts";
import { callApi, expect, test } from "./fixtures.ts";

test("how to enter and who won are saved and loaded", async ({ page, request, ownerToken }) => {
  const texts = {
    "How to enter": "Wave at the camera.",
    "Entry link": "https://forms.example/wave?id=1",
    Sponsor: "Wave Co.",
    Eligibility: "Anyone with a hand",
    Rules: "One wave each.\nNo purchase necessary.",
    "Winner’s name": "Dana W.",
  };
  await openAdmin(page, ownerToken, "/admin/giveaways/new");
  await page.getByLabel("Title").fill("Wave To Win");
  await page.getByLabel("Prize").fill("A hand");
  await page.getByLabel("Start date, date").fill("2090-01-01");
  await page.getByLabel("End date, date").fill("2090-01-31");
  const noWay = "Shoppers can’t enter yet. Explain how, or add a link.";
  await expect(page.getByLabel("How to enter")).toHaveAccessibleDescription(new RegExp(`^${noWay}`));
  await page.getByRole("switch", { name: "Announce before it starts" }).click();
  await expect(page.getByText(/hasn’t started/)).toBeHidden();
  await page.getByLabel("Entry link").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Create Giveaway" }).click();
  await expect(page.getByRole("group", { name: "There is a problem" })).toBeFocused();
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
  await expect(page.getByText(noWay)).toBeHidden();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Create Giveaway" }).click();
  await expectToast(page, "Giveaway created successfully");
  await page.getByRole("link", { name: "Edit Wave To Win" }).click();
  for (const [label, text] of Object.entries(texts)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
  await expect(page.getByRole("switch", { name: "Announce before it starts" })).toBeChecked();
  await expect(page.getByText("Unsaved changes")).toHaveCount(0);
  const saved = (await callApi(request, { token: ownerToken, path: "/giveaways" })) as readonly GiveawayJson[];
  for (const { id, title } of saved)
    if (title === "Wave To Win") {
      await callApi(request, { token: ownerToken, method: "DELETE", path: `/giveaways/${id}` });
    }
});
