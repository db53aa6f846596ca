import type { CoreContext } from "../core-context.ts";
import { settingsIn } from "../settings/read-settings.ts";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import type { Stores } from "../storage.ts";
import type { PriceReading, StoredPrice } from "./price-store.ts";
import { readPriceColumns } from "./product-columns.ts";

/** So few that a transaction takes some milliseconds even when all of them change. */
const PRICES_AT_ONCE = 100;

/**
 * Reads the stored prices anew where the shop's currency or locale changed since they were read; otherwise nothing
 * happens. Runs in short transactions and lets others in between. What was reached is kept, so that it can be
 * interrupted at any time and goes on with the next call; several at once share the work.
 */
export async function rereadPrices({ storage }: CoreContext): Promise<void> {
  let isDone = (await readingFor(storage.read)).readUpTo === null;
  while (!isDone) {
    isDone = await storage.publish(readNextPrices);
    await pause();
  }
}

/** Reads some prices by today's habits, inside the transaction that brings their products back from another time. */
export async function readReturningPrices(stores: Stores, seqs: readonly number[]): Promise<void> {
  const habits = await readingFor(stores);
  await saveAnew(stores, await stores.prices.find(seqs), habits);
}

/** One step, by the habits that hold at that moment. True when no price is left. */
async function readNextPrices(stores: Stores): Promise<boolean> {
  const reading = await readingFor(stores);
  if (reading.readUpTo === null) return true;
  const stored = await stores.prices.list({ afterSeq: reading.readUpTo, limit: PRICES_AT_ONCE });
  await saveAnew(stores, stored, reading);
  const isDone = stored.length < PRICES_AT_ONCE;
  await stores.prices.saveReading({ ...reading, readUpTo: isDone ? null : (stored.at(-1)?.seq ?? null) });
  return isDone;
}

/** The reading that goes on; one for other habits than today's starts over. */
async function readingFor({ prices, settings }: Pick<Stores, "prices" | "settings">): Promise<PriceReading> {
  const { currency, locale } = await settingsIn(settings);
  const last = (await prices.findReading()) ?? { ...DEFAULT_SETTINGS, readUpTo: null };
  const goesOn = last.currency === currency && last.locale === locale;
  return { currency, locale, readUpTo: goesOn ? last.readUpTo : 0 };
}

async function saveAnew({ prices }: Stores, stored: readonly StoredPrice[], habits: PriceReading): Promise<void> {
  const read = stored.map((before) => ({ before, after: readAnew(before, habits) }));
  await prices.save(read.filter(({ before, after }) => after !== before));
}

/** The very same where nothing changes. */
function readAnew(old: StoredPrice, habits: PriceReading): StoredPrice {
  const read = readPriceColumns(old.price, habits);
  const isSame =
    read.priceAmount === old.priceAmount &&
    read.priceUpperAmount === old.priceUpperAmount &&
    read.priceCurrency === old.priceCurrency;
  return isSame ? old : { ...old, ...read };
}

/** A database in the same process answers without ever letting anything else run. */
const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));
