// Things whose pages change by themselves, and when: from far before to far behind, without any change of the shop.
import type { Thing } from "./filled-shop.ts";

const HOUR_MS = 60 * 60 * 1000;

export const TIME_ZONE = "America/New_York";

const START = Date.UTC(2030, 2, 10, 4, 30);
const END = Date.UTC(2030, 2, 20, 21, 15);
/** A day lasts up to its last millisecond. In New York summer time has begun by then: four hours behind UTC. */
const LAST_DAY = "2030-04-02";
const ITS_END = Date.UTC(2030, 3, 3, 4) - 1;

export const GIVEAWAY: Thing = {
  path: "/giveaways",
  fields: {
    title: "Edge Raffle",
    prize: "A cliff",
    active: true,
    start_date: new Date(START).toISOString(),
    end_date: new Date(END).toISOString(),
  },
};

export const DEAL: Thing = {
  path: "/exclusives",
  fields: {
    title: "Edge Deal",
    affiliate_link: "https://merchant.example/edge",
    expires_at: LAST_DAY,
    exclusive_price: "$1",
    original_price: "$2",
    discount_percentage: "50%",
  },
};

/** The first millisecond (epoch) at which a page is another one, and what it says only before, or only from then on. */
export interface Instant {
  readonly name: string;
  readonly at: number;
  readonly before?: string;
  readonly after?: string;
}

export const GIVEAWAY_INSTANTS: readonly Instant[] = [
  { name: "its start", at: START, after: "ACTIVE NOW" },
  { name: "right after its end", at: END + 1, before: "ACTIVE NOW", after: "Ended" },
];

const MIDNIGHT: Instant = { name: "midnight of the shop's zone after its last day", at: ITS_END, before: "Edge Deal" };

export const DEAL_INSTANTS: readonly Instant[] = [
  { name: "its last 24 hours", at: ITS_END - 24 * HOUR_MS, before: "Expires Apr 02", after: "EXPIRES SOON" },
  MIDNIGHT,
];

export const ACTIVE_DEALS_INSTANTS: readonly Instant[] = [MIDNIGHT];

/** What is wrong with a page that was read before the instant; undefined where nothing is. */
export const faultBefore = (page: string, { before, after }: Instant): string | undefined =>
  findFault(page, { wanted: before, unwanted: after });

/** What is wrong with a page that was read at the instant or later; undefined where nothing is. */
export const faultAfter = (page: string, { before, after }: Instant): string | undefined =>
  findFault(page, { wanted: after, unwanted: before });

interface Texts {
  readonly wanted: string | undefined;
  readonly unwanted: string | undefined;
}

function findFault(page: string, { wanted, unwanted }: Texts): string | undefined {
  if (unwanted !== undefined && page.includes(unwanted)) return `it says "${unwanted}"`;
  return wanted === undefined || page.includes(wanted) ? undefined : `it does not say "${wanted}"`;
}
