import type { Brand } from "../brand.ts";
import type { ImageAddress } from "../text/image-address.ts";
import type { SafeUrl } from "../text/safe-url.ts";

export type GiveawayId = Brand<string, "GiveawayId">;

export interface Giveaway {
  readonly seq: number;
  readonly id: GiveawayId;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly prize: string;
  readonly image: ImageAddress | "";
  /** Epoch milliseconds, inclusive. */
  readonly startAt: number;
  /** Epoch milliseconds, inclusive. */
  readonly endAt: number;
  readonly active: boolean;
  readonly winnerAnnounced: boolean;
  /** Listed before it starts. */
  readonly announce: boolean;
  /** Free text; "" if there is none, as for the fields below. */
  readonly howToEnter: string;
  /** Where shoppers enter. */
  readonly entryUrl: SafeUrl | "";
  readonly sponsor: string;
  readonly eligibility: string;
  readonly rules: string;
  /** The name the winner agreed to make public. */
  readonly winnerName: string;
  readonly demo: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export type GiveawayDraft = Omit<Giveaway, "seq" | "id" | "slug" | "demo" | "createdAt" | "updatedAt">;
