// Writes products over HTTP for as long as it is let, and remembers what it was told about each.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** What became of the writes of a whole drill, by title. */
export interface Ledger {
  /** Answered 201. */
  readonly acknowledged: Set<string>;
  /** Nobody knows: no answer, or one that asks to come back. */
  readonly uncertain: Set<string>;
  /** Answers by status; "none" where the connection broke. */
  readonly answers: Map<string, number>;
  slowestMs: number;
}

export interface Writing {
  /** Resolves once a write has been acknowledged since the start. */
  readonly begun: Promise<unknown>;
  /** Ends after the writes under way. */
  stop(): Promise<void>;
}

export interface Shop {
  readonly url: string;
  readonly token: string;
  /** The name of the category that all products are in. */
  readonly category: string;
}

const LANES = 4;

export const createLedger = (): Ledger => ({
  acknowledged: new Set(),
  uncertain: new Set(),
  answers: new Map(),
  slowestMs: 0,
});

/** Makes the owner's account and a category in an empty shop. */
export async function openShop(url: string): Promise<Shop> {
  const owner = { email: "owner@shop.example", username: "owner", password: "correct horse battery" };
  const { access_token: token } = (await send(`${url}/api/auth/register`, {}, owner)) as { access_token: string };
  const category = "Survivors";
  await send(`${url}/api/categories`, { Authorization: `Bearer ${token}` }, { name: category });
  return { url, token, category };
}

async function send(address: string, headers: Record<string, string>, body: object): Promise<unknown> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Some writers at once, each product with a title and a key of its own. */
export function startWriting(shop: Shop, ledger: Ledger): Writing {
  const stopping = new AbortController();
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  async function write(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (await writeOne(shop, ledger, `product-${randomUUID()}`)) resolve();
      else await sleep(20);
    }
  }
  const lanes = Promise.all(Array.from({ length: LANES }, write));
  return {
    begun: Promise.race([begun, lanes]),
    async stop() {
      stopping.abort();
      await lanes;
    },
  };
}

/** Sends what nobody knows about once more, with its old key: it must not become two. */
export async function repeatUncertain(shop: Shop, ledger: Ledger, deadline: number): Promise<void> {
  while (ledger.uncertain.size > 0) {
    for (const title of ledger.uncertain) await writeOne(shop, ledger, title);
    if (ledger.uncertain.size === 0) return;
    if (performance.now() > deadline) throw new Error(`${ledger.uncertain.size} writes are not answered to the end`);
    await sleep(1_000);
  }
}

/** Answers whether it was acknowledged. */
export async function writeOne({ url, token, category }: Shop, ledger: Ledger, title: string): Promise<boolean> {
  const startedAt = performance.now();
  const status = await post(`${url}/api/products`, {
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}`, "Idempotency-Key": title },
    body: JSON.stringify({
      title,
      category,
      description: title,
      price: "$1",
      affiliate_link: "https://merchant.example/",
    }),
  });
  ledger.slowestMs = Math.max(ledger.slowestMs, performance.now() - startedAt);
  ledger.answers.set(status, (ledger.answers.get(status) ?? 0) + 1);
  if (/^4(?!09)/.test(status)) throw new Error(`The drill's own request was refused: ${status}`);
  const isDone = status === "201";
  (isDone ? ledger.acknowledged : ledger.uncertain).add(title);
  if (isDone) ledger.uncertain.delete(title);
  return isDone;
}

async function post(address: string, request: RequestInit): Promise<string> {
  try {
    const response = await fetch(address, { method: "POST", signal: AbortSignal.timeout(20_000), ...request });
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return "none";
  }
}

/** Held against what the database has: titles with how often they are there. */
export function judge(ledger: Ledger, stored: ReadonlyMap<string, number>) {
  const lost = [...ledger.acknowledged].filter((title) => !stored.has(title)).length;
  const duplicated = [...stored.values()].filter((count) => count > 1).length;
  const unheard = [...stored.keys()].filter((title) => !ledger.acknowledged.has(title) && !ledger.uncertain.has(title));
  return { lost, duplicated, unheard: unheard.length };
}
