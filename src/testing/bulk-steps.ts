// What tests of bulk changes do again and again.
import type { BulkChange, BulkDeed, BulkSelection } from "../core/catalogue/bulk/bulk-change.ts";
import { continueBulkChange } from "../core/catalogue/bulk/continue-bulk-change.ts";
import { startBulkChange } from "../core/catalogue/bulk/start-bulk-change.ts";
import { undoBulkChange } from "../core/catalogue/bulk/undo-bulk-change.ts";
import type { Category } from "../core/catalogue/category.ts";
import type { Product } from "../core/catalogue/product.ts";
import type { CoreContext } from "../core/core-context.ts";
import { newId } from "../platform/new-id.ts";
import type { DatabaseFixture } from "./database-fixture.ts";
import { buildAccount, buildCategory, buildProduct } from "./entity-builders.ts";
import { stillClock } from "./still-clock.ts";

export const ALL: BulkSelection = { kind: "query", query: { visibility: "all" } };
export const FEATURE: BulkDeed = { kind: "flag", flag: "featured", value: true };

const account = buildAccount({ username: "Robin" });

export function contextOf({ storage }: DatabaseFixture): CoreContext {
  const actor = { kind: "account", id: account.id, name: account.username } as const;
  return { storage, clock: stillClock(), newId, actor };
}

type Given = Partial<Parameters<typeof buildProduct>[0]>;

export async function fill(
  { storage }: DatabaseFixture,
  given: readonly Given[],
  name = "Oddities",
): Promise<Category> {
  return storage.publish(async ({ categories, products }) => {
    const category = await categories.insert(buildCategory({ name }));
    for (const one of given) await products.insert(buildProduct({ categoryId: category.id, ...one }));
    return category;
  });
}

export async function readAll({ storage }: DatabaseFixture): Promise<Product[]> {
  const all: Product[] = [];
  for await (const product of storage.read.products.stream({ visibility: "all" })) all.push(product);
  return all;
}

export const withoutStamp = ({ updatedAt: _updatedAt, ...rest }: Product) => rest;

/** In pieces of two, to the end. */
export async function runToEnd(context: CoreContext, { id }: BulkChange): Promise<BulkChange> {
  for (;;) {
    const change = await continueBulkChange(context, { id, limit: 2 });
    if (change === undefined) throw new Error("The bulk change is gone.");
    if (change.state !== "running" && change.state !== "undoing") return change;
  }
}

export async function doAll(context: CoreContext, deed: BulkDeed, selection = ALL): Promise<BulkChange> {
  return runToEnd(context, await startBulkChange(context, { selection, deed }));
}

export async function undo(context: CoreContext, { id }: BulkChange): Promise<BulkChange> {
  return runToEnd(context, await undoBulkChange(context, id));
}
