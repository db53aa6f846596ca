import type { Brand } from "../brand.ts";
import type { ImageAddress } from "../text/image-address.ts";
import type { SafeUrl } from "../text/safe-url.ts";

export type DealId = Brand<string, "DealId">;

/** An exclusive deal: a merchant's offer for a while, or for good. */
export interface Deal {
  readonly seq: number;
  readonly id: DealId;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly image: ImageAddress | "";
  readonly exclusivePrice: string;
  readonly originalPrice: string;
  /** Text including the percent sign. */
  readonly discountPercentage: string;
  /** Epoch milliseconds; null: does not expire. */
  readonly expiresAt: number | null;
  readonly affiliateLink: SafeUrl;
  readonly demo: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export type DealDraft = Pick<
  Deal,
  | "title"
  | "description"
  | "image"
  | "exclusivePrice"
  | "originalPrice"
  | "discountPercentage"
  | "expiresAt"
  | "affiliateLink"
>;
