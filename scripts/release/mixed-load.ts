// What visitors and an owner do at once: mostly pages and files, some searches and API calls, now and then a save.
import { setTimeout as sleep } from "node:timers/promises";
import { addProduct, registerOwner } from "../../e2e/filled-shop.ts";

export interface MixedLoad {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  /** Between two requests of one connection: how modest the load is. */
  readonly pauseMs: number;
}

export interface LoadReport {
  readonly requests: number;
  /** Answers that were not the expected status, and requests without an answer; the first few in words. */
  readonly failures: number;
  readonly examples: readonly string[];
  readonly medianMs: number;
  readonly p99Ms: number;
}

interface Step {
  readonly path: string;
  readonly status: number;
}

/** Puts the load on a shop with the demo catalogue and no account yet. */
export async function putLoadOn({ url, seconds, connections, pauseMs }: MixedLoad): Promise<LoadReport> {
  const token = await registerOwner(url);
  const steps = await listSteps(url);
  const endAt = performance.now() + seconds * 1000;
  const times: number[] = [];
  const wrong: string[] = [];

  async function visit(visitor: number): Promise<void> {
    for (let turn = visitor; performance.now() < endAt; turn += 1) {
      const startedAt = performance.now();
      const trouble = turn % 40 === 0 ? await save(url, token, turn) : await take(url, steps[turn % steps.length]);
      times.push(performance.now() - startedAt);
      if (trouble !== undefined) wrong.push(trouble);
      await sleep(pauseMs);
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => visit(index * 7 + 1)));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    requests: times.length,
    failures: wrong.length,
    examples: wrong.slice(0, 3),
    medianMs: at(0.5),
    p99Ms: at(0.99),
  };
}

const OTHERS = [
  "/gift-guides",
  "/giveaways",
  "/exclusives",
  "/?q=lobster",
  "/?q=zzz",
  "/sitemap.xml",
  "/feed.xml",
  "/api/products",
  "/api/products?limit=24",
  "/api/categories",
  "/api/exclusives?active=true",
];

async function listSteps(url: string): Promise<readonly Step[]> {
  const home = await (await fetch(url)).text();
  const files = [...home.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
  const slugsOf = async (noun: string) =>
    ((await (await fetch(`${url}/api/${noun}`)).json()) as readonly { readonly slug: string }[]).map(
      ({ slug }) => slug,
    );
  const [products, categories, guides] = await Promise.all(["products", "categories", "gift-guides"].map(slugsOf));
  const found = [
    "/",
    ...(products ?? []).map((slug) => `/product/${slug}`),
    ...(categories ?? []).map((slug) => `/category/${slug}`),
    ...(guides ?? []).map((slug) => `/gift-guides/${slug}`),
    ...OTHERS,
    ...files,
  ].map((path) => ({ path, status: 200 }));
  return [...found, { path: "/product/no-such-thing", status: 404 }];
}

async function take(url: string, step: Step | undefined): Promise<string | undefined> {
  if (step === undefined) return undefined;
  try {
    const response = await fetch(url + step.path);
    await response.arrayBuffer();
    return response.status === step.status ? undefined : `${step.path} answered ${response.status}`;
  } catch (error) {
    return `${step.path}: ${String(error)}`;
  }
}

async function save(url: string, token: string, turn: number): Promise<string | undefined> {
  try {
    const categories = (await (await fetch(`${url}/api/categories`)).json()) as readonly { readonly name: string }[];
    await addProduct({ url, token }, { title: `Plain Thing ${turn}`, category: categories[0]?.name ?? "" });
    return undefined;
  } catch (error) {
    return String(error);
  }
}
