import type { Brand } from "../brand.ts";
import type { ImageAddress } from "../text/image-address.ts";

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
  readonly demo: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export type GiveawayDraft = Pick<
  Giveaway,
  "title" | "description" | "prize" | "image" | "startAt" | "endAt" | "active" | "winnerAnnounced"
>;
