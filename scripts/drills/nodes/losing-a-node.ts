// A node is killed while visitors read and the owner writes.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Fact } from "../faults/facts.ts";
import { toWrite } from "../proxies/writing.ts";
import type { TwoNodes } from "./two-nodes.ts";
import { readStoredTitles } from "../faults/stored-titles.ts";

const LANES = 4;
const BEFORE_MS = 2_000;
const AFTER_MS = 4_000;
/** What a dead node had begun is free again after a minute. */
const REPEATING_MS = 90_000;

export function factsOfLoss(nodes: TwoNodes): readonly Fact[] {
  return [
    [
      "A is killed under load: no acknowledged write is lost, nothing is there twice, no request fails",
      () => loseA(nodes),
    ],
  ];
}

interface Tally {
  readonly statuses: Map<string, number>;
  readonly acknowledged: Set<string>;
  readonly uncertain: Set<string>;
}

async function loseA(nodes: TwoNodes): Promise<string | undefined> {
  const tally: Tally = { statuses: new Map(), acknowledged: new Set(), uncertain: new Set() };
  const stopping = new AbortController();
  const { signal } = stopping;
  const lanes = [
    ...Array.from({ length: LANES }, () => goOn(signal, () => write(nodes, tally, randomUUID()))),
    ...Array.from({ length: LANES }, () => goOn(signal, () => read(nodes, tally))),
  ];
  await sleep(BEFORE_MS);
  await nodes.killA();
  await sleep(AFTER_MS);
  await nodes.startA();
  stopping.abort();
  await Promise.all(lanes);
  await repeatUncertain(nodes, tally);
  const stored = await readStoredTitles(nodes.databaseUrl);
  const lost = [...tally.acknowledged].filter((title) => !stored.has(title)).length;
  const twice = [...stored.values()].filter((count) => count > 1).length;
  const said = [...tally.statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  process.stdout.write(`        ${said}\n`);
  // 409: what the dead node had begun; the same request is answered once that is known to be over.
  const failed = [...tally.statuses.keys()].filter((status) => !/ (?:200|201|409)$/.test(status));
  if (lost + twice > 0) return `${lost} lost, ${twice} there twice`;
  return failed.length === 0 ? undefined : `answered ${failed.join(", ")}`;
}

async function goOn(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) await work();
}

async function read({ visit }: TwoNodes, { statuses }: Tally): Promise<void> {
  // Each time another address, so that nginx asks a node.
  const { status } = await visit({ path: `/api/products?limit=1&q=${randomUUID().slice(0, 6)}` });
  count(statuses, `GET ${status}`);
}

async function write({ visit, token }: TwoNodes, { statuses, acknowledged, uncertain }: Tally, title: string) {
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": title };
  const body = {
    title,
    category: "Party Starters",
    description: title,
    price: "$1",
    affiliate_link: "https://merchant.example/",
  };
  const { status } = await visit(toWrite({ method: "POST", path: "/api/products", body, headers }));
  count(statuses, `POST ${status}`);
  (status === 201 ? acknowledged : uncertain).add(title);
  if (status === 201) uncertain.delete(title);
}

async function repeatUncertain(nodes: TwoNodes, tally: Tally): Promise<void> {
  const startedAt = performance.now();
  while (tally.uncertain.size > 0) {
    if (performance.now() - startedAt > REPEATING_MS) throw new Error(`${tally.uncertain.size} are never answered`);
    await sleep(1_000);
    for (const title of tally.uncertain) await write(nodes, tally, title);
  }
}

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
