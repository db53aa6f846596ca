import type { Stores } from "../../core/storage.ts";
import type { Clock } from "../../core/time/clock.ts";
import type { ChangeRecorder } from "../changes/change-recorder.ts";
import type { DatabaseKind } from "../migrations/migrations.ts";
import { createPriceStore } from "../products/price-store.ts";
import { createBulkStore } from "../products/bulk/bulk-store.ts";
import { createProductStore } from "../products/product-store.ts";
import type { ShopDatabase } from "../schema.ts";
import { createTrashStore } from "../trash/trash-store.ts";
import { createAccountStore } from "./account-store.ts";
import { createActStore } from "./act-store.ts";
import { createAddressStore } from "./address-store.ts";
import { createAttemptStore } from "./attempt-store.ts";
import { createCategoryStore } from "./category-store.ts";
import { createDealStore } from "./deal-store.ts";
import { createGiveawayStore } from "./giveaway-store.ts";
import { createGuideStore } from "./guide-store.ts";
import { createInvitationStore } from "./invitation-store.ts";
import { createJobStore } from "./job-store.ts";
import { createKeptAnswerStore } from "./kept-answer-store.ts";
import { createPurgeStore } from "./purge-store.ts";
import { createSessionStore } from "./session-store.ts";
import { createSettingsStore } from "./settings-store.ts";
import { createShopPageStore } from "./shop-page-store.ts";
import { createSignInLinkStore } from "./sign-in-link-store.ts";

export interface StoreContext {
  readonly kind: DatabaseKind;
  readonly clock: Clock;
  /** Takes the readings that may last, so that no others wait for them; absent: the connection of all others. */
  readonly aside?: ShopDatabase | undefined;
  /** In a transaction that the public sees. */
  readonly changes?: ChangeRecorder | undefined;
}

/** All stores over one connection or one transaction. */
export function createStores(db: ShopDatabase, { kind, clock, changes, aside = db }: StoreContext): Stores {
  return {
    products: createProductStore(db, { kind, changes, aside }),
    prices: createPriceStore(db),
    bulkChanges: createBulkStore(db, kind),
    categories: createCategoryStore(db),
    guides: createGuideStore(db),
    giveaways: createGiveawayStore(db),
    deals: createDealStore(db),
    accounts: createAccountStore(db, kind),
    sessions: createSessionStore(db),
    invitations: createInvitationStore(db),
    signInLinks: createSignInLinkStore(db),
    attempts: createAttemptStore(db),
    keptAnswers: createKeptAnswerStore(db),
    acts: createActStore(db),
    jobs: createJobStore(db),
    purges: createPurgeStore(db),
    settings: createSettingsStore(db, clock),
    shopPages: createShopPageStore(db),
    addresses: createAddressStore(db),
    trash: createTrashStore(db),
  };
}
