// Port: everything that the shop keeps, and how changes to it become one.
import type { AccountStore, SessionStore } from "./accounts/account-store.ts";
import type { AttemptStore } from "./accounts/attempt-store.ts";
import type { InvitationStore } from "./accounts/invitation-store.ts";
import type { SignInLinkStore } from "./accounts/sign-in-link-store.ts";
import type { ActStore } from "./audit/act-store.ts";
import type { AddressStore } from "./catalogue/address-store.ts";
import type { BulkStore } from "./catalogue/bulk/bulk-store.ts";
import type { CategoryStore, ProductStore } from "./catalogue/catalogue-store.ts";
import type { PriceStore } from "./catalogue/price-store.ts";
import type { DealStore } from "./deals/deal-store.ts";
import type { GiveawayStore } from "./giveaways/giveaway-store.ts";
import type { GuideStore } from "./guides/guide-store.ts";
import type { JobStore } from "./jobs/job-store.ts";
import type { KeptAnswerStore } from "./idempotency/kept-answer-store.ts";
import type { PurgeStore } from "./purges/purge-store.ts";
import type { SettingsStore } from "./settings/settings-store.ts";
import type { ShopPageStore } from "./shop-pages/shop-page-store.ts";
import type { TrashStore } from "./trash/trash-store.ts";

export interface Stores {
  readonly products: ProductStore;
  readonly prices: PriceStore;
  readonly bulkChanges: BulkStore;
  readonly categories: CategoryStore;
  readonly guides: GuideStore;
  readonly giveaways: GiveawayStore;
  readonly deals: DealStore;
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly invitations: InvitationStore;
  readonly signInLinks: SignInLinkStore;
  readonly attempts: AttemptStore;
  readonly keptAnswers: KeptAnswerStore;
  readonly acts: ActStore;
  readonly jobs: JobStore;
  readonly purges: PurgeStore;
  readonly settings: SettingsStore;
  readonly shopPages: ShopPageStore;
  readonly addresses: AddressStore;
  readonly trash: TrashStore;
}

export interface Storage {
  /** Reads outside any transaction. Never use it inside `write` or `publish`: it would wait for them. */
  readonly read: Stores;
  /** One transaction that the public does not see. Rolls back when `work` throws. */
  write<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
  /** One transaction that changes what the public sees: raises `catalogue_version` in it. */
  publish<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
  /** One transaction around everything that `work` does through the storage that it is given. */
  unite<Result>(work: (storage: Storage) => Promise<Result>): Promise<Result>;
  /** Rises with every `publish`; the ETags of long lists trust it alone. */
  catalogueVersion(): Promise<number>;
  /**
   * The same for what the public sees. Its reads may come from a copy of the database, but from none that is behind what
   * this process has heard of; what is no part of the catalogue's version may be older there.
   */
  readonly forVisitors: Storage;
}
