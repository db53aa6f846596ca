import { recordAct } from "../audit/record-act.ts";
import type { CoreContext } from "../core-context.ts";
import { DomainError } from "../errors/domain-error.ts";
import { settingsIn } from "../settings/read-settings.ts";
import type { Stores } from "../storage.ts";
import { composePage } from "./find-shop-page.ts";
import { type RichText, toPlainText } from "./rich-text.ts";
import type { ShopPage, ShopPageKey } from "./shop-page.ts";

export interface ShopPageRevision {
  readonly key: ShopPageKey;
  /** Null lets the default words stand again, and so does a text that equals them. */
  readonly body: RichText | null;
  /** The `updatedAt` of the page that the owner saw; undefined overwrites whatever stands there. */
  readonly basedOn?: number | null | undefined;
}

/** Replaces the owner's words on a page. Throws DomainError "conflict" (with the current page). */
export async function reviseShopPage(context: CoreContext, revision: ShopPageRevision): Promise<ShopPage> {
  const { key, basedOn } = revision;
  return context.storage.publish(async (stores) => {
    const before = await pageIn(stores, key);
    if (basedOn !== undefined && basedOn !== before.updatedAt) {
      throw new DomainError("conflict", "Somebody else changed this page in the meantime.", { current: before });
    }
    const body = revision.body ?? before.defaultBody;
    if (isSameText(body, before.defaultBody)) await stores.shopPages.remove(key);
    else await stores.shopPages.save(key, { body, updatedAt: nextVersion(before, context.clock.now()) });
    const after = await pageIn(stores, key);
    await recordAct(context, stores, {
      deed: "revise",
      subject: { kind: "page", id: key, name: after.title },
      before: { body: toPlainText(before.body) },
      after: { body: toPlainText(after.body) },
    });
    return after;
  });
}

async function pageIn({ shopPages, settings }: Stores, key: ShopPageKey): Promise<ShopPage> {
  return composePage({ key, owners: await shopPages.find(key), settings: await settingsIn(settings) });
}

/** Strictly rising, also where the clock stands still. */
const nextVersion = ({ updatedAt }: ShopPage, now: number): number => Math.max(now, (updatedAt ?? 0) + 1);

const isSameText = (one: RichText, other: RichText): boolean => toPlainText(one) === toPlainText(other);
