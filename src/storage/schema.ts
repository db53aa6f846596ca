// The tables as Kysely sees them on both databases. Flags: boolean on PostgreSQL, 0 or 1 on SQLite.
import type { Generated, Kysely } from "kysely";
import type { BulkState } from "../core/catalogue/bulk/bulk-change.ts";
import type { TrashKind } from "../core/trash/trash.ts";
import type {
  AccountTable,
  AttemptTable,
  FirstClaimTable,
  InvitationTable,
  KeptAnswerTable,
  SessionTable,
  SetupTable,
  SignInLinkTable,
} from "./account-schema.ts";

type Flag = boolean | number;

interface Stamps {
  created_at: number;
  updated_at: number;
}

interface Entity extends Stamps {
  seq: Generated<number>;
  id: string;
  slug: string;
  demo: Flag;
}

export interface ProductTable extends Entity {
  title: string;
  /** `foldText(title)`: SQLite can fold ASCII only. */
  title_fold: string;
  description: string;
  long_description: string;
  price: string;
  price_amount: number | null;
  price_upper_amount: number | null;
  price_currency: string | null;
  category_id: string;
  /** JSON lists. */
  images: string;
  tags: string;
  featured: Flag;
  trending: Flag;
  hidden: Flag;
  affiliate_link: string;
}

export interface CategoryTable extends Entity {
  name: string;
  name_fold: string;
  description: string;
  retired: Flag;
}

export interface GuideTable extends Entity {
  title: string;
  description: string;
  image: string;
  occasion: string;
  featured: Flag;
}

export interface GuidePickTable {
  guide_id: string;
  position: number;
  product_id: string;
  blurb: string;
}

export interface GiveawayTable extends Entity {
  title: string;
  description: string;
  prize: string;
  image: string;
  start_at: number;
  end_at: number;
  active: Flag;
  winner_announced: Flag;
  announce: Flag;
  how_to_enter: string;
  entry_url: string;
  sponsor: string;
  eligibility: string;
  rules: string;
  winner_name: string;
}

export interface DealTable extends Entity {
  title: string;
  description: string;
  image: string;
  exclusive_price: string;
  original_price: string;
  discount_percentage: string;
  expires_at: number | null;
  affiliate_link: string;
}

export interface AddressTable {
  kind: string;
  slug: string;
  entity_id: string;
}

export interface CounterTable {
  scope: "public" | "all";
  /** `total`, `featured`, `trending` or `category:<id>`. */
  name: string;
  value: number;
}

/** Only accounts have an id and a name. */
export interface ActorColumns {
  actor_kind: "account" | "command-line" | "shop" | "visitor";
  actor_id: string | null;
  actor_name: string | null;
}

export interface ActTable extends ActorColumns {
  seq: Generated<number>;
  id: string;
  at: number;
  deed: string;
  subject_kind: string;
  subject_id: string;
  subject_name: string;
  /** JSON objects. */
  state_before: string | null;
  state_after: string | null;
}

export interface JobTable {
  id: string;
  kind: string;
  key: string;
  /** JSON object. */
  payload: string;
  state: "waiting" | "done" | "dead";
  run_at: number;
  attempts: number;
  lease_holder: string | null;
  lease_until: number | null;
  failure: string | null;
  created_at: number;
  updated_at: number;
}

/** What the owner wrote for a page that every shop has. */
export interface ShopPageTable {
  key: string;
  /** JSON: rich text. */
  body: string;
  updated_at: number;
}

/** One row at most, `id` 1: by which habits the stored prices were read, and how far; null is all of them. */
export interface PriceReadingTable {
  id: number;
  currency: string;
  locale: string;
  read_up_to: number | null;
}

export interface SettingTable {
  key: string;
  /** JSON. */
  value: string;
  updated_at: number;
}

/** One row, `id` 1. */
export interface CatalogueVersionTable {
  id: number;
  value: number;
}

/** What each of the newest versions changed. */
export interface CatalogueChangeTable {
  version: number;
  /** JSON list of tags; null is everything. */
  tags: string | null;
}

/** One row at most, `id` 1: how far caches elsewhere have been told what changed. */
export interface PurgeTable {
  id: number;
  version: number;
  failures: number;
  not_before: number;
  lease_holder: string | null;
  lease_until: number | null;
}

/** One row, `id` 1: written to learn whether the disk takes writes. */
export interface WriteProbeTable {
  id: number;
  written_at: number;
}

export interface BulkChangeTable {
  seq: Generated<number>;
  id: string;
  state: BulkState;
  /** JSON: an actor, a deed, a selection. */
  started_by: string;
  deed: string;
  selection: string;
  category_id: string | null;
  total: number;
  seen: number;
  changed: number;
  refused: number;
  restored: number;
  kept: number;
  failure: string | null;
  position: number;
  created_at: number;
  updated_at: number;
}

/** What became of a product in a bulk change. */
export interface BulkChangeRowTable {
  change_id: string;
  product_seq: number;
  product_id: string;
  title: string;
  outcome: "changed" | "refused" | "restored" | "kept";
  /** JSON of the fields that the change can modify. A deleted product is in the trash instead. */
  state_before: string | null;
  before_updated_at: number;
  after_updated_at: number;
  reason: string | null;
}

/** A deleted entity that can be restored. */
export interface TrashTable extends ActorColumns {
  seq: Generated<number>;
  entity_id: string;
  kind: TrashKind;
  title: string;
  deleted_at: number;
  /** JSON: its row, its slugs and its places in guides. */
  snapshot: string;
}

export interface ShopTables {
  products: ProductTable;
  categories: CategoryTable;
  guides: GuideTable;
  guide_picks: GuidePickTable;
  giveaways: GiveawayTable;
  deals: DealTable;
  addresses: AddressTable;
  counters: CounterTable;
  accounts: AccountTable;
  sessions: SessionTable;
  first_claim: FirstClaimTable;
  setup: SetupTable;
  invitations: InvitationTable;
  sign_in_links: SignInLinkTable;
  attempts: AttemptTable;
  kept_answers: KeptAnswerTable;
  acts: ActTable;
  jobs: JobTable;
  settings: SettingTable;
  shop_pages: ShopPageTable;
  price_reading: PriceReadingTable;
  bulk_changes: BulkChangeTable;
  bulk_change_rows: BulkChangeRowTable;
  trash: TrashTable;
  catalogue_version: CatalogueVersionTable;
  catalogue_changes: CatalogueChangeTable;
  purges: PurgeTable;
  write_probe: WriteProbeTable;
}

/** A connection or a transaction: stores work on either. */
export type ShopDatabase = Kysely<ShopTables>;
