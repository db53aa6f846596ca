import { recordAct } from "../../audit/record-act.ts";
import type { CoreContext } from "../../core-context.ts";
import type { Stores } from "../../storage.ts";
import type { Settings } from "../../settings/settings.ts";
import { settingsIn } from "../../settings/read-settings.ts";
import { nextTurn } from "../../time/next-turn.ts";
import { claimSlugs } from "../claim-slug.ts";
import type { ProductDraft, ProductId } from "../product.ts";
import { chooseCategories, readColumns } from "../product-columns.ts";

export interface ProductImport {
  /** What the audit log calls it, such as the name of the file that it came from. */
  readonly name: string;
  /** Valid ones; they are read no faster than they are kept. */
  readonly drafts: Iterable<ProductDraft> | AsyncIterable<ProductDraft>;
  /** Nobody else uses the shop meanwhile: fewer and longer transactions, without a pause. */
  readonly isAlone?: boolean;
  /** Told after each piece how many products are kept by then. */
  readonly onProgress?: (added: number) => void;
}

/** How many products a transaction takes: as many as it writes and keeps in that time. Each makes pages anew. */
const PIECES = {
  among: { first: 100, least: 100, most: 1500, shortMs: 200, longMs: 400, step: 100 },
  alone: { first: 500, least: 500, most: 5000, shortMs: 200, longMs: 400, step: 500 },
} as const;

/** So many are added at a time: on the embedded database nothing else happens in this process meanwhile. */
const AT_ONCE = 100;

/** Between two pieces others write: for this share of the time that a piece takes. */
const PAUSE_SHARE = 0.1;

/**
 * Adds products in short transactions, oldest first, so that a shop that serves meanwhile hardly notices. Each gets its
 * slug for good, as when it is created by hand. Two lines in the audit log tell the beginning and the end.
 *
 * @returns how many were added.
 * @throws DomainError("invalid") for an unknown category; the pieces before stay.
 */
export async function importProducts(context: CoreContext, request: ProductImport): Promise<number> {
  const { name, drafts, isAlone = false, onProgress = () => {} } = request;
  const sizes = isAlone ? PIECES.alone : PIECES.among;
  const subject = { kind: "import", id: context.newId(), name };
  await context.storage.write((stores) => recordAct(context, stores, { deed: "start-import", subject }));
  let added = 0;
  let size: number = sizes.first;
  for await (const piece of cutIntoPieces(drafts, () => size)) {
    const startedAt = performance.now();
    await context.storage.publish((stores) => addPiece(context, stores, piece));
    const tookMs = performance.now() - startedAt;
    added += piece.length;
    onProgress(added);
    size = nextSize(size, tookMs, sizes);
    if (!isAlone) await pause(tookMs * PAUSE_SHARE);
  }
  const done = { deed: "finish-import", subject, after: { added } };
  await context.storage.write((stores) => recordAct(context, stores, done));
  return added;
}

async function* cutIntoPieces(drafts: ProductImport["drafts"], sizeNow: () => number) {
  let piece: ProductDraft[] = [];
  for await (const draft of drafts) {
    piece.push(draft);
    if (piece.length < sizeNow()) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

async function addPiece(context: CoreContext, stores: Stores, piece: readonly ProductDraft[]): Promise<void> {
  const settings = await settingsIn(stores.settings);
  for (let start = 0; start < piece.length; start += AT_ONCE) {
    await addAtOnce(context, stores, { settings, drafts: piece.slice(start, start + AT_ONCE) });
    await nextTurn();
  }
}

interface Some {
  readonly settings: Settings;
  readonly drafts: readonly ProductDraft[];
}

async function addAtOnce(context: CoreContext, stores: Stores, { settings, drafts }: Some): Promise<void> {
  const now = context.clock.now();
  const categoryIds = await chooseCategories(
    stores.categories,
    drafts.map(({ category }) => category),
  );
  const claims = drafts.map(({ title }) => ({ kind: "product" as const, title, id: context.newId() as ProductId }));
  const slugs = await claimSlugs(stores.addresses, claims);
  await stores.products.insertAll(
    drafts.map((draft, index) => ({
      ...readColumns(draft, settings),
      id: at(claims, index).id,
      slug: at(slugs, index),
      categoryId: at(categoryIds, index),
      hidden: draft.hidden ?? false,
      demo: false,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${String(index)} of ${String(items.length)}.`);
  return item;
}

type PieceSizes = (typeof PIECES)[keyof typeof PIECES];

/** In round steps, so that the same statements come again. */
function nextSize(size: number, tookMs: number, { least, most, shortMs, longMs, step }: PieceSizes): number {
  const roundUp = (wanted: number) => Math.min(Math.max(Math.ceil(wanted / step) * step, least), most);
  if (tookMs > longMs) return roundUp((size * shortMs) / tookMs);
  return tookMs < shortMs ? roundUp(size * 1.5) : size;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
