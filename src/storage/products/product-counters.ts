import { sql } from "kysely";
import type { CategoryId } from "../../core/catalogue/category.ts";
import type { PriceChange, StoredPrice } from "../../core/catalogue/price-store.ts";
import type { Product, Visibility } from "../../core/catalogue/product.ts";
import type { ShopDatabase } from "../schema.ts";

/** What of a product decides which counters count it. */
export interface Counted {
  readonly featured: boolean;
  readonly trending: boolean;
  readonly hidden: boolean;
  readonly categoryId: CategoryId;
  readonly withoutPicture: boolean;
  readonly withoutAmount: boolean;
}

/** The same of a whole product. */
export function toCounted(
  product: Omit<Counted, "withoutPicture" | "withoutAmount"> & Pick<Product, "images" | "priceAmount">,
): Counted {
  return { ...product, withoutPicture: product.images.length === 0, withoutAmount: product.priceAmount === null };
}

export interface CounterKey {
  readonly scope: Visibility;
  readonly name: string;
}

export const categoryCounter = (id: string): string => `category:${id}`;

export interface CountedChange {
  readonly before?: Counted;
  readonly after?: Counted;
}

/** Takes `before` out of the counters and puts `after` in, in the same transaction as the rows themselves. */
export async function moveCounters(db: ShopDatabase, ...changes: readonly CountedChange[]): Promise<void> {
  await stepCounters(
    db,
    changes.flatMap(({ before, after }) => [
      ...countersOf(before).map((key) => ({ ...key, value: -1 })),
      ...countersOf(after).map((key) => ({ ...key, value: 1 })),
    ]),
  );
}

interface CounterStep extends CounterKey {
  readonly value: number;
}

async function stepCounters(db: ShopDatabase, steps: readonly CounterStep[]): Promise<void> {
  const net = netSteps(steps);
  if (net.length === 0) return;
  await db
    .insertInto("counters")
    .values(net)
    .onConflict((conflict) =>
      conflict.columns(["scope", "name"]).doUpdateSet({ value: sql`counters.value + excluded.value` }),
    )
    .execute();
}

/** The same where nothing but prices was read anew. */
export async function moveAmountCounters(db: ShopDatabase, changes: readonly PriceChange[]): Promise<void> {
  await stepCounters(
    db,
    changes.flatMap(({ before, after }) => [...amountSteps(before, -1), ...amountSteps(after, 1)]),
  );
}

function amountSteps({ hidden, priceAmount }: StoredPrice, value: number): CounterStep[] {
  return priceAmount === null ? scopesOf(hidden).map((scope) => ({ scope, name: "without-amount", value })) : [];
}

export async function readCounter(db: ShopDatabase, { scope, name }: CounterKey): Promise<number> {
  const query = db.selectFrom("counters").select("value").where("scope", "=", scope).where("name", "=", name);
  return (await query.executeTakeFirst())?.value ?? 0;
}

/** The value of each counter by scope and name; one that never counted anything is absent. */
export async function readCounters(db: ShopDatabase, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom("counters").selectAll().where("name", "in", names).execute();
  return new Map(rows.map(({ scope, name, value }) => [`${scope} ${name}`, value]));
}

function countersOf(product: Counted | undefined): CounterKey[] {
  if (!product) return [];
  const names = ["total", categoryCounter(product.categoryId)];
  if (product.featured) names.push("featured");
  if (product.trending) names.push("trending");
  if (product.withoutPicture) names.push("without-picture");
  if (product.withoutAmount) names.push("without-amount");
  return scopesOf(product.hidden).flatMap((scope) => names.map((name) => ({ scope, name })));
}

const scopesOf = (hidden: boolean): Visibility[] => (hidden ? ["all"] : ["all", "public"]);

/** One step per counter: an upsert must not meet the same row twice. */
function netSteps(steps: readonly CounterStep[]) {
  const net = new Map<string, CounterKey & { value: number }>();
  for (const { scope, name, value } of steps) {
    const key = `${scope} ${name}`;
    const known = net.get(key);
    if (known) known.value += value;
    else net.set(key, { scope, name, value });
  }
  return [...net.values()].filter(({ value }) => value !== 0);
}
