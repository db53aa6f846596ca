import { type RawBuilder, sql } from "kysely";
import { toLinkTerm } from "../../core/catalogue/link-term.ts";
import type { ProductFilter, ProductId } from "../../core/catalogue/product.ts";
import { foldText } from "../../core/text/fold.ts";
import type { DatabaseKind } from "../migrations/migrations.ts";
import type { ShopDatabase } from "../schema.ts";

/** How many of the newest products are scanned for part of a link, which has no index. */
const LINKS_LOOKED_THROUGH = 100_000;

export interface LinkScope {
  readonly part: string;
  /** Older products are not scanned. */
  readonly afterSeq: number;
}

export interface FoundByLink {
  readonly id?: ProductId;
  readonly link?: LinkScope;
}

/** The scope for a signed-in person's term that is a URL, an ASIN or a slug; undefined for words. */
export async function findByLink(
  db: ShopDatabase,
  { visibility, id, q = "" }: Pick<ProductFilter, "visibility" | "id" | "q">,
): Promise<FoundByLink | undefined> {
  const term = visibility === "all" && id === undefined ? toLinkTerm(q) : undefined;
  if (term === undefined) return undefined;
  if (term.kind === "slug") return findBySlug(db, term.slug, q);
  const { last } = await db
    .selectFrom("products")
    .select((eb) => eb.fn.max("seq").as("last"))
    .executeTakeFirstOrThrow();
  return { link: { part: term.part, afterSeq: (last ?? 0) - LINKS_LOOKED_THROUGH } };
}

/** Also an old slug. If the product's title contains the same words, other titles may too, so it is treated as words. */
async function findBySlug(db: ShopDatabase, slug: string, q: string): Promise<FoundByLink | undefined> {
  const row = await db
    .selectFrom("addresses")
    .innerJoin("products", "products.id", "addresses.entity_id")
    .select(["products.id", "products.title_fold"])
    .where("addresses.kind", "=", "product")
    .where("addresses.slug", "=", slug)
    .executeTakeFirst();
  return row === undefined || row.title_fold.includes(foldText(q)) ? undefined : { id: row.id as ProductId };
}

export function holdsLink(kind: DatabaseKind, { part, afterSeq }: LinkScope): RawBuilder<boolean>[] {
  const pattern = `%${part.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const like = kind === "postgres" ? sql`ilike` : sql`like`;
  return [sql`products.seq > ${afterSeq}`, sql`products.affiliate_link ${like} ${pattern} escape ${sql.lit("\\")}`];
}
