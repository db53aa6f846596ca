import { type KyselyPlugin, type OperationNode, type RootOperationNode, TableNode } from "kysely";
import type { CatalogueChange } from "../../core/catalogue-change.ts";
import { categoryTag, productTag } from "../../core/catalogue/catalogue-tags.ts";
import type { ShopTables } from "../schema.ts";

/** What of a product decides which readings show it. */
export interface Listed {
  readonly id: string;
  readonly categoryId: string;
  readonly featured: boolean;
  readonly trending: boolean;
}

export interface ChangeRecorder {
  /** Sees each statement of a transaction and notes whose tables it writes. */
  readonly plugin: KyselyPlugin;
  /** Says which readings one written row of `products` touches; a row that nobody speaks for touches everything. */
  noteProduct(...states: readonly Listed[]): void;
  /** What was written so far; `namesOf` answers the names of categories. */
  tags(namesOf: (categoryIds: readonly string[]) => Promise<readonly string[]>): Promise<CatalogueChange["tags"]>;
}

/** What a write to a table touches; those that no public reading shows touch nothing. */
const TOUCHED = {
  // Each page names the categories and carries the settings.
  categories: "everything",
  settings: "everything",
  guides: "guides",
  guide_picks: "guides",
  giveaways: "giveaways",
  deals: "deals",
  shop_pages: "shop-pages",
  // The recorder hears of its rows one by one.
  products: "nothing",
  // Change together with what they belong to.
  addresses: "nothing",
  counters: "nothing",
  price_reading: "everything",
  accounts: "nothing",
  sessions: "nothing",
  invitations: "nothing",
  sign_in_links: "nothing",
  attempts: "nothing",
  setup: "nothing",
  kept_answers: "nothing",
  first_claim: "nothing",
  acts: "nothing",
  jobs: "nothing",
  bulk_changes: "nothing",
  bulk_change_rows: "nothing",
  trash: "nothing",
  catalogue_version: "nothing",
  catalogue_changes: "nothing",
  purges: "nothing",
  write_probe: "nothing",
} as const satisfies Readonly<Record<keyof ShopTables, string>>;

/** Beyond it a list of tags costs more than it saves. */
const MAX_TAGS = 500;

export function createChangeRecorder(): ChangeRecorder {
  const tags = new Set<string>();
  const categoryIds = new Set<string>();
  let isEverything = false;
  let writtenProducts = 0;
  let notedProducts = 0;

  function noteTable(table: string | undefined): void {
    if (table === "products") writtenProducts += 1;
    const touched = table !== undefined && table in TOUCHED ? TOUCHED[table as keyof ShopTables] : "everything";
    if (touched === "everything") isEverything = true;
    else if (touched !== "nothing") tags.add(touched);
  }

  return {
    plugin: {
      transformQuery({ node }) {
        if (isWrite(node)) noteTable(writtenTable(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    },
    noteProduct(...states) {
      notedProducts += 1;
      for (const { id, categoryId, featured, trending } of states) {
        tags.add(productTag(id)).add("products");
        categoryIds.add(categoryId);
        if (featured) tags.add("featured");
        if (trending) tags.add("trending");
      }
    },
    async tags(namesOf) {
      if (isEverything || writtenProducts > notedProducts || tags.size > MAX_TAGS) return "everything";
      const names = categoryIds.size === 0 ? [] : await namesOf([...categoryIds]);
      return new Set([...tags, ...names.map(categoryTag)]);
    },
  };
}

/** A statement in SQL of our own counts as one that writes, unless it begins as one that reads and writes nothing further on. */
function isWrite(node: RootOperationNode): boolean {
  if (node.kind === "SelectQueryNode") return false;
  if (node.kind !== "RawNode") return true;
  const text = node.sqlFragments.join(" ");
  return !/^\s*(?:select|with|pragma)\b/i.test(text) || /\b(?:update|insert\s+into|delete\s+from)\s+\w/i.test(text);
}

/** The one table that it writes, where it says so; otherwise undefined. */
function writtenTable(node: RootOperationNode): string | undefined {
  switch (node.kind) {
    case "InsertQueryNode":
      return nameOf(node.into);
    case "UpdateQueryNode":
      return nameOf(node.table);
    case "DeleteQueryNode":
      return node.from.froms.length === 1 ? nameOf(node.from.froms[0]) : undefined;
    default:
      return undefined;
  }
}

function nameOf(node: OperationNode | undefined): string | undefined {
  return node !== undefined && TableNode.is(node) ? node.table.identifier.name : undefined;
}
