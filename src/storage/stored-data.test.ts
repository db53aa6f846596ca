// Everything that the privacy page says about data is held against the database and the code. Each table, each column
// about people and each key in the browser is declared here with the words that tell it; a new one fails until somebody
// decided what it means.
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { statedWords } from "../core/shop-pages/page-words.ts";
import { toPlainText } from "../core/shop-pages/rich-text.ts";
import { KEPT_IN_BROWSER, KEPT_ON_SERVER } from "../core/shop-pages/stored-data.ts";
import { stillClock } from "../testing/still-clock.ts";
import { openStorage } from "./open-storage.ts";
import type { ShopTables } from "./schema.ts";

/** Holds nothing about a person. A table that does names its entry in `KEPT_ON_SERVER`, and its columns below. */
const NOBODY = "nobody";

const TABLES = {
  accounts: "accounts",
  sessions: "sessions",
  invitations: "invitations",
  sign_in_links: "signInLinks",
  attempts: "attempts",
  kept_answers: "keptAnswers",
  acts: "acts",
  giveaways: "giveaways",
  bulk_changes: "bulkChanges",
  products: NOBODY,
  categories: NOBODY,
  guides: NOBODY,
  guide_picks: NOBODY,
  deals: NOBODY,
  addresses: NOBODY,
  counters: NOBODY,
  first_claim: NOBODY,
  setup: NOBODY,
  jobs: NOBODY,
  settings: NOBODY,
  shop_pages: NOBODY,
  price_reading: NOBODY,
  bulk_change_rows: NOBODY,
  trash: "trash",
  catalogue_version: NOBODY,
  catalogue_changes: NOBODY,
  purges: NOBODY,
  write_probe: NOBODY,
} as const satisfies Readonly<Record<keyof ShopTables, keyof typeof KEPT_ON_SERVER | typeof NOBODY>>;

type TableAboutPeople = {
  [Table in keyof typeof TABLES]: (typeof TABLES)[Table] extends typeof NOBODY ? never : Table;
}[keyof typeof TABLES];

/** Tells nothing about a person by itself: numbers of rows, words about products. */
const PLAIN = "";

/** Columns to the words of their entry that tell them; the names of several with a space between them. */
const COLUMNS: Readonly<Record<TableAboutPeople, Readonly<Record<string, string>>>> = {
  accounts: {
    "seq id": PLAIN,
    username: "name",
    "email email_fold": "e-mail address",
    role: "role",
    password_hash: "hash of the password",
    created_at: "when it was created",
  },
  sessions: {
    id: PLAIN,
    token_hash: "hash of each sign-in",
    account_id: "whose it is",
    device: "kind of device",
    created_at: "when it began",
    last_used_at: "last used",
  },
  invitations: {
    "seq id": PLAIN,
    token_hash: "hash of each invitation link",
    email: "e-mail address that it is for",
    role: "role",
    invited_by: "who made it",
    "created_at expires_at used_at revoked_at": "when it was made, used or revoked, and expires",
  },
  sign_in_links: { token_hash: "hash of each link", account_id: "whose it is", expires_at: "when it expires" },
  attempts: {
    "key account_key": "kept as hashes",
    attempts: "how often",
    "not_before expires_at": "when the next try is allowed and when the count expires",
  },
  kept_answers: {
    account_id: "which account",
    "key request_hash claim": "hashes and keys of the request",
    "claimed_at status body": "what the shop answered and when",
  },
  acts: {
    "seq id": PLAIN,
    at: "when",
    "actor_kind actor_id actor_name": "which account, by name,",
    "deed subject_kind subject_id subject_name": "changed what",
    "state_before state_after": "state before and after",
  },
  giveaways: {
    "seq id slug demo title description prize image start_at end_at active winner_announced": PLAIN,
    "how_to_enter entry_url eligibility rules announce created_at updated_at": PLAIN,
    sponsor: "the sponsor",
    winner_name: "the name of a winner",
  },
  bulk_changes: {
    started_by: "which account, by name,",
    "seq id state deed selection category_id total seen changed refused restored kept failure position": PLAIN,
    "created_at updated_at": "when",
  },
  trash: {
    "actor_kind actor_id actor_name": "which account, by name, deleted it",
    "seq entity_id": PLAIN,
    "kind title": "what was deleted from the shop",
    deleted_at: "when",
    snapshot: "deleted giveaways with their winners' names",
  },
};

/** By such names columns hold something about people; these do not, though their names sound like it. */
const SOUNDS_PERSONAL =
  /name|e?mail|account|user|person|actor|winner|visitor|phone|device|agent|(?:^|_)(?:ip|by)(?:_|$)/;
const SOUNDS_ONLY = ["categories.name", "categories.name_fold", "counters.name"];

/** The columns of each table, after all migrations. Full-text indexes repeat the tables that they are about. */
async function readTables(): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = mkdtempSync(join(tmpdir(), "regretless-stored-"));
  const path = join(folder, "shop.db");
  await (await openStorage({ url: `sqlite:${path}`, clock: stillClock() })).close();
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database
    .prepare(
      `select m.name as "table", group_concat(c.name, ' ') as "columns"
       from sqlite_schema m join pragma_table_info(m.name) c
       where m.type = 'table' and m.name not like 'kysely%' and m.name not like 'sqlite%'
         and m.sql not like 'create virtual%' and m.sql not like 'create table ''%'
       group by m.name`,
    )
    .all();
  database.close();
  rmSync(folder, { recursive: true });
  return new Map(rows.map((row) => [String(row["table"]), String(row["columns"]).split(" ")]));
}

const told = toPlainText(statedWords("privacy"));
const tables = await readTables();
const tablesAboutPeople = Object.entries(COLUMNS).map(([table, columns]) => {
  const kept = TABLES[table as TableAboutPeople];
  return { table, columns, words: KEPT_ON_SERVER[kept].words };
});

describe("the database", () => {
  test("holds the tables that are declared and no others", () => {
    expect([...tables.keys()].toSorted()).toEqual(Object.keys(TABLES).toSorted());
  });

  test("the privacy page describes exactly the tables about people", () => {
    const holding = new Set(Object.values(TABLES).filter((kept) => kept !== NOBODY));
    expect([...holding].toSorted()).toEqual(Object.keys(KEPT_ON_SERVER).toSorted());
    for (const kept of holding) expect(told).toContain(KEPT_ON_SERVER[kept].words);
  });

  test.each(tablesAboutPeople)("each column of $table is in the words about it", ({ table, columns, words }) => {
    const declared = Object.keys(columns).flatMap((names) => names.split(" "));
    expect(declared.toSorted()).toEqual(tables.get(table)?.toSorted());
    for (const phrase of Object.values(columns)) expect(words).toContain(phrase);
  });

  test("no other table has a column that sounds as if it were about people", () => {
    const others = [...tables].filter(([table]) => !(table in COLUMNS));
    const columns = others.flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
    expect(columns.filter((column) => SOUNDS_PERSONAL.test(column.replace(/^.*\./, "")))).toEqual(SOUNDS_ONLY);
  });
});

/** Every file of the pages that keeps something in the browser, and what. */
const BROWSER_FILES: Readonly<Record<string, keyof typeof KEPT_IN_BROWSER>> = {
  // React Router's own part keeps the positions.
  "src/web/root.tsx": "scroll",
  "src/web/document/theme-script.ts": "theme",
  "src/web/ui/theme-switch.tsx": "theme",
  "src/web/pages/product-grid/saved-items.ts": "saved",
  "src/web/admin/session/token-store.ts": "token",
  "src/web/admin/editor/use-draft.ts": "drafts",
  "src/web/admin/shortcuts/shortcut-switch.ts": "shortcuts",
};

/** Names the browser's stores, or asks for them through the pages' own way to them. */
const KEEPS_IN_BROWSER =
  /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie|ScrollRestoration)\b|browser-storage\.ts/;
/** The way to storage itself, and what deals with there being none: these store nothing of their own. */
const WAY_TO_STORAGE: ReadonlySet<string> = new Set([
  "src/web/browser/browser-storage.ts",
  "src/web/document/storage-script.ts",
  "src/web/admin/session/blocked-storage-notice.tsx",
]);
const sources = globSync("src/**/*.{ts,tsx}").filter((path) => !/\.test\.|^src\/testing\//.test(path));
const read = (path: string): string => readFileSync(path, "utf8");

test("everything that stays in the browser is told on the privacy page", () => {
  const keeping = sources
    .filter((path) => path.startsWith("src/web/") && !WAY_TO_STORAGE.has(path))
    .filter((path) => KEEPS_IN_BROWSER.test(read(path)));
  expect(keeping.toSorted()).toEqual(Object.keys(BROWSER_FILES).toSorted());
  expect(new Set(Object.values(BROWSER_FILES))).toEqual(new Set(Object.keys(KEPT_IN_BROWSER)));
  for (const { words } of Object.values(KEPT_IN_BROWSER)) expect(told).toContain(words);
});

test("no cookie is set, by the server or by a page", () => {
  expect(sources.filter((path) => /set-cookie|setCookie|document\.cookie/i.test(read(path)))).toEqual([]);
});
