// What one node is told the other shows, and when.
import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, type Ask, asBrowser } from "../proxies/ask.ts";
import type { Fact } from "../faults/facts.ts";
import { toWrite } from "../proxies/writing.ts";
import type { TwoNodes } from "./two-nodes.ts";

const TIMES = 100;
const WITHIN_MS = 250;
const TIMES_THROUGH = 25;
const WITHIN_THROUGH_MS = 1_250;
const GIVE_UP_MS = 10_000;
const CUT_MS = 30_000;

interface Product {
  readonly id: string;
  readonly slug: string;
}

export function factsOfFollowing(nodes: TwoNodes): readonly Fact[] {
  return [
    [
      `a write through A is seen on B within ${WITHIN_MS} ms, ${TIMES} of ${TIMES} times`,
      () => tryTimes({ times: TIMES, withinMs: WITHIN_MS, nodes, ask: nodes.askB }),
    ],
    [
      `and through nginx within ${WITHIN_THROUGH_MS} ms`,
      () => tryTimes({ times: TIMES_THROUGH, withinMs: WITHIN_THROUGH_MS, nodes, ask: nodes.visit }),
    ],
    [
      "and as soon for browsers, for which nginx finds A's pages as files",
      () => tryTimes({ times: TIMES_THROUGH, withinMs: WITHIN_THROUGH_MS, nodes, ask: asBrowser(nodes.visit) }),
    ],
    [
      "B's listening connection is cut for 30 s: it follows meanwhile, and is not stale afterwards",
      () => cutListening(nodes),
    ],
    [
      "B hears nothing at all for 30 s, and is told nothing about that: it is not stale afterwards",
      () => silence(nodes),
    ],
  ];
}

interface Trial {
  readonly times: number;
  readonly withinMs: number;
  readonly nodes: TwoNodes;
  /** Who must show it. */
  readonly ask: (ask: Ask) => Promise<Answer>;
}

/** Answers what is wrong; says the slowest and the usual delay. */
async function tryTimes({ times, withinMs, nodes, ask }: Trial): Promise<string | undefined> {
  const product = await readProduct(nodes);
  const delays: number[] = [];
  for (let time = 0; time < times; time += 1) delays.push(await follow({ nodes, ask }, product));
  const sorted = delays.toSorted((one, other) => one - other);
  const late = delays.filter((delay) => delay > withinMs).length;
  const said = `median ${sorted[times >> 1]?.toFixed(0)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms`;
  process.stdout.write(`        ${said}\n`);
  return late === 0 ? undefined : `${late} of ${times} were later (${said})`;
}

async function readProduct({ askA }: TwoNodes): Promise<Product> {
  const [product] = JSON.parse((await askA({ path: "/api/products?limit=1" })).body.toString()) as Product[];
  if (product === undefined) throw new Error("The shop has no product");
  return product;
}

let edition = 0;

/** Changes the product's title through A; how long after the answer its page shows it there, in milliseconds. */
async function follow({ nodes, ask }: Pick<Trial, "nodes" | "ask">, product: Product): Promise<number> {
  edition += 1;
  const title = `Edition ${edition} of it`;
  const page = { path: `/product/${product.slug}` };
  // So that what it shows before is kept.
  await ask(page);
  await rename(nodes, product, title);
  const startedAt = performance.now();
  for (;;) {
    const askedAt = performance.now();
    const { status, body } = await ask(page);
    if (status === 200 && body.includes(title)) return askedAt - startedAt;
    if (performance.now() - startedAt > GIVE_UP_MS) throw new Error(`${page.path} never showed "${title}"`);
    await sleep(2);
  }
}

async function rename({ askA, token }: TwoNodes, product: Product, title: string): Promise<void> {
  const authorization = `Bearer ${token}`;
  const path = `/api/products/${product.id}`;
  const body = { ...product, title, updated_at: undefined };
  const { status } = await askA(toWrite({ method: "PUT", path, body, headers: { authorization } }));
  if (status !== 200) throw new Error(`The product was not saved: ${status}`);
}

async function cutListening(nodes: TwoNodes): Promise<string | undefined> {
  const { listening } = nodes.wires;
  listening.refuse(true);
  listening.cut();
  const meanwhile = await tryTimes({ times: 20, withinMs: 2 * WITHIN_MS, nodes, ask: nodes.askB });
  await sleep(CUT_MS);
  await rename(nodes, await readProduct(nodes), "Said while nobody listened");
  listening.refuse(false);
  return meanwhile ?? compare(nodes);
}

async function silence(nodes: TwoNodes): Promise<string | undefined> {
  await compare(nodes);
  nodes.wires.all.fallSilent();
  nodes.wires.listening.fallSilent();
  nodes.wires.all.refuse(true);
  nodes.wires.listening.refuse(true);
  await rename(nodes, await readProduct(nodes), "Said into the silence");
  await sleep(CUT_MS);
  nodes.wires.all.refuse(false);
  nodes.wires.listening.refuse(false);
  nodes.wires.all.cut();
  nodes.wires.listening.cut();
  return compare(nodes);
}

const PATHS = ["/", "/gift-guides", "/api/products?limit=48", "/api/products"];

/** Whether B answers, from its first good answer on, what A does. */
async function compare({ askA, askB }: TwoNodes): Promise<string | undefined> {
  for (const path of PATHS) {
    const [expected, found] = [await askA({ path }), await untilWell(() => askB({ path }))];
    if (withoutMoment(found) !== withoutMoment(expected)) return `${path} is another on B than on A`;
  }
  return undefined;
}

async function untilWell(ask: () => Promise<Answer>): Promise<Answer> {
  const startedAt = performance.now();
  for (;;) {
    const answer = await ask();
    if (answer.status === 200 || performance.now() - startedAt > GIVE_UP_MS) return answer;
    await sleep(50);
  }
}

/** Each node made its page at a moment of its own, which stands in a script of it, whose hash stands in its policy. */
const withoutMoment = ({ body }: Answer): string =>
  body
    .toString()
    .replaceAll(/\b1\d{12}\b/g, "now")
    .replaceAll(/'sha256-[^']+'/g, "a hash");
