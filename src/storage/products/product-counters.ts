import { sql } from "kysely";
import type { CategoryId } from "../../core/catalogue/category.ts";
import type { Visibility } from "../../core/catalogue/product.ts";
import type { ShopDatabase } from "../schema.ts";

/** What of a product decides which counters count it. */
export interface Counted {
  readonly featured: boolean;
  readonly trending: boolean;
  readonly hidden: boolean;
  readonly categoryId: CategoryId;
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
  const steps = netSteps(
    changes.flatMap(({ before, after }) => [
      ...countersOf(before).map((key) => ({ ...key, value: -1 })),
      ...countersOf(after).map((key) => ({ ...key, value: 1 })),
    ]),
  );
  if (steps.length === 0) return;
  await db
    .insertInto("counters")
    .values(steps)
    .onConflict((conflict) =>
      conflict.columns(["scope", "name"]).doUpdateSet({ value: sql`counters.value + excluded.value` }),
    )
    .execute();
}

export async function readCounter(db: ShopDatabase, { scope, name }: CounterKey): Promise<number> {
  const query = db.selectFrom("counters").select("value").where("scope", "=", scope).where("name", "=", name);
  return (await query.executeTakeFirst())?.value ?? 0;
}

function countersOf(product: Counted | undefined): CounterKey[] {
  if (!product) return [];
  const names = ["total", categoryCounter(product.categoryId)];
  if (product.featured) names.push("featured");
  if (product.trending) names.push("trending");
  const scopes: Visibility[] = product.hidden ? ["all"] : ["all", "public"];
  return scopes.flatMap((scope) => names.map((name) => ({ scope, name })));
}

/** One step per counter: an upsert must not meet the same row twice. */
function netSteps(steps: readonly (CounterKey & { readonly value: number })[]) {
  const net = new Map<string, CounterKey & { value: number }>();
  for (const { scope, name, value } of steps) {
    const key = `${scope} ${name}`;
    const known = net.get(key);
    if (known) known.value += value;
    else net.set(key, { scope, name, value });
  }
  return [...net.values()].filter(({ value }) => value !== 0);
}
