// Nothing about people is kept without the privacy page telling it: each table, and each file of the pages that keeps
// something in the browser, is accounted for here. A new table does not compile until somebody decided what it means.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { statedWords } from "../core/shop-pages/page-words.ts";
import { toPlainText } from "../core/shop-pages/rich-text.ts";
import { KEPT_IN_BROWSER, KEPT_ON_SERVER } from "../core/shop-pages/stored-data.ts";
import type { ShopTables } from "./schema.ts";

/** Holds nothing about a person that the tables beside it do not hold. */
const NOBODY = "nobody";

const TABLES = {
  accounts: "accounts",
  sessions: "sessions",
  invitations: "invitations",
  sign_in_links: "signInLinks",
  attempts: "attempts",
  kept_answers: "keptAnswers",
  acts: "acts",
  products: NOBODY,
  categories: NOBODY,
  guides: NOBODY,
  guide_picks: NOBODY,
  giveaways: NOBODY,
  deals: NOBODY,
  addresses: NOBODY,
  counters: NOBODY,
  first_claim: NOBODY,
  setup: NOBODY,
  jobs: NOBODY,
  settings: NOBODY,
  shop_pages: NOBODY,
  price_reading: NOBODY,
  bulk_changes: NOBODY,
  bulk_change_rows: NOBODY,
  catalogue_version: NOBODY,
  catalogue_changes: NOBODY,
  purges: NOBODY,
  write_probe: NOBODY,
} as const satisfies Readonly<Record<keyof ShopTables, keyof typeof KEPT_ON_SERVER | typeof NOBODY>>;

const BROWSER_FILES: Readonly<Record<string, keyof typeof KEPT_IN_BROWSER>> = {
  "src/web/document/theme-script.ts": "theme",
  "src/web/ui/theme-switch.tsx": "theme",
  "src/web/pages/product-grid/saved-items.ts": "saved",
  "src/web/admin/session/token-store.ts": "token",
  "src/web/admin/editor/use-draft.ts": "drafts",
  "src/web/admin/shortcuts/shortcut-switch.ts": "shortcuts",
};

/** Names the browser's stores, or asks for them through the admin's own way to them. */
const KEEPS_IN_BROWSER = /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie)\b|browser-storage\.ts/;
const WAY_TO_STORAGE = "src/web/admin/browser-storage.ts";

const told = toPlainText(statedWords("privacy"));

test("every table that holds something about people is told on the privacy page", () => {
  const holding = Object.values(TABLES).filter((kept) => kept !== NOBODY);
  expect(holding.toSorted()).toEqual(Object.keys(KEPT_ON_SERVER).toSorted());
  for (const kept of holding) expect(told).toContain(KEPT_ON_SERVER[kept].words);
});

test("everything that stays in the browser is told on the privacy page", () => {
  const keeping = globSync("src/web/**/*.{ts,tsx}")
    .filter((path) => !path.includes(".test.") && path !== WAY_TO_STORAGE)
    .filter((path) => KEEPS_IN_BROWSER.test(readFileSync(path, "utf8")));
  expect(keeping.toSorted()).toEqual(Object.keys(BROWSER_FILES).toSorted());
  expect(new Set(Object.values(BROWSER_FILES))).toEqual(new Set(Object.keys(KEPT_IN_BROWSER)));
  for (const { words } of Object.values(KEPT_IN_BROWSER)) expect(told).toContain(words);
});
