// What changes by itself, seen through the web server: not before its instant, and soon after it.
import {
  ACTIVE_DEALS_INSTANTS,
  DEAL,
  DEAL_INSTANTS,
  faultAfter,
  faultBefore,
  GIVEAWAY,
  GIVEAWAY_INSTANTS,
  type Instant,
  TIME_ZONE,
} from "../../../e2e/instants.ts";
import type { BuiltShop } from "../../../e2e/built-shop.ts";
import type { Answer, Callers } from "./ask.ts";

const MAX_LATE_MS = 1000;

interface Setting extends Callers {
  readonly shop: BuiltShop;
  /** The owner's bearer token. */
  readonly token: string;
}

/** Undefined where it holds for a giveaway, whose list has demo giveaways beside it, and for a deal. */
export async function checkInstants(setting: Setting): Promise<string | undefined> {
  const { shop } = setting;
  await make(setting, { path: "/settings", method: "PUT", fields: { time_zone: TIME_ZONE } });
  const giveaway = JSON.parse((await make(setting, GIVEAWAY)).body.toString()) as { readonly slug: string };
  await make(setting, DEAL);
  const pages = [
    { path: `/giveaways/${giveaway.slug}`, instants: GIVEAWAY_INSTANTS },
    { path: "/exclusives", instants: DEAL_INSTANTS },
    { path: "/api/exclusives?active=true", instants: ACTIVE_DEALS_INSTANTS },
  ];
  const moments = pages.flatMap(({ path, instants }) => instants.map((instant) => ({ path, instant })));
  try {
    for (const moment of moments) {
      const trouble = await checkInstant(setting, moment);
      if (trouble !== undefined) return `${moment.path}, ${moment.instant.name}: ${trouble}`;
    }
    return undefined;
  } finally {
    await shop.setClock(null);
  }
}

async function checkInstant(
  { shop, visit }: Setting,
  { path, instant }: { readonly path: string; readonly instant: Instant },
): Promise<string | undefined> {
  const read = async () => (await visit({ path })).body.toString();
  await shop.setClock(instant.at - 1);
  // What is kept from before this clock has to go first.
  for (const setAt = performance.now(); performance.now() - setAt < 1.5 * MAX_LATE_MS;) await read();
  const early = faultBefore(await read(), instant);
  if (early !== undefined) return `a millisecond before, ${early}`;
  await shop.setClock(instant.at);
  const changedAt = performance.now();
  for (;;) {
    const askedAt = performance.now();
    const late = faultAfter(await read(), instant);
    if (late === undefined) return undefined;
    if (askedAt - changedAt > MAX_LATE_MS) return `${(askedAt - changedAt).toFixed(0)} ms after, ${late}`;
  }
}

interface Made {
  readonly path: string;
  readonly method?: string;
  readonly fields: object;
}

async function make({ visit, token }: Setting, { path, method = "POST", fields }: Made): Promise<Answer> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const answer = await visit({ path: `/api${path}`, method, headers, body: JSON.stringify(fields) });
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}.`);
  return answer;
}
