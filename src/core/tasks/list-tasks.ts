import type { CoreContext } from "../core-context.ts";
import { isDealActive } from "../deals/deal-expiry.ts";
import type { Deal } from "../deals/deal.ts";
import { hasWayToEnter } from "../giveaways/giveaway-listing.ts";
import type { Giveaway } from "../giveaways/giveaway.ts";
import { discountProblem } from "../money/discount-check.ts";
import type { PriceDefaults } from "../money/price.ts";
import type { Settings } from "../settings/settings.ts";
import { readSettings } from "../settings/read-settings.ts";

/** Public content that looks unfinished or wrong until someone fixes it. */
export type Task =
  | { readonly kind: "contact-missing" }
  | {
      readonly kind: "giveaway-without-entry" | "giveaway-without-winner" | "deal-contradicts-prices";
      readonly id: string;
      readonly title: string;
    };

/** The dashboard's tasks at `now` (epoch milliseconds). */
export async function listTasks(context: CoreContext, now: number): Promise<readonly Task[]> {
  const { read } = context.storage;
  const settings = await readSettings(context);
  const contactPage = await read.shopPages.find("contact");
  const giveaways = await read.giveaways.list();
  const deals = await read.deals.list();
  return [
    ...contactTasks(settings, contactPage === undefined),
    ...giveaways.flatMap((giveaway) => giveawayTasks(giveaway, now)),
    ...deals.flatMap((deal) => dealTasks(deal, now, settings)),
  ];
}

/** A contact page that the owner wrote may contain details that the settings don't have. */
function contactTasks({ contact, imprint }: Settings, hasDefaultText: boolean): Task[] {
  return contact === "" && imprint === "" && hasDefaultText ? [{ kind: "contact-missing" }] : [];
}

function giveawayTasks(giveaway: Giveaway, now: number): Task[] {
  const { id, title } = giveaway;
  const canStillRun = giveaway.active && now <= giveaway.endAt;
  const tasks: Task[] = [];
  if (canStillRun && !hasWayToEnter(giveaway)) tasks.push({ kind: "giveaway-without-entry", id, title });
  if (giveaway.winnerAnnounced && giveaway.winnerName === "") {
    tasks.push({ kind: "giveaway-without-winner", id, title });
  }
  return tasks;
}

function dealTasks(deal: Deal, now: number, defaults: PriceDefaults): Task[] {
  const { id, title } = deal;
  if (!isDealActive(deal, now) || discountProblem(deal, defaults) === undefined) return [];
  return [{ kind: "deal-contradicts-prices", id, title }];
}
