import type { Brand } from "../brand.ts";
import type { Product, ProductId } from "../catalogue/product.ts";
import type { ImageAddress } from "../text/image-address.ts";

export type GuideId = Brand<string, "GuideId">;

/** A gift guide: picks for an occasion, in the owner's order. */
export interface Guide {
  readonly seq: number;
  readonly id: GuideId;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Empty string: no picture. */
  readonly image: ImageAddress | "";
  readonly occasion: string;
  readonly featured: boolean;
  readonly demo: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface GuidePick {
  readonly productId: ProductId;
  readonly blurb: string;
}

export interface GuideDraft {
  readonly title: string;
  readonly description: string;
  readonly image: ImageAddress | "";
  readonly occasion: string;
  readonly featured: boolean;
  /** Undefined leaves the picks as they are: a caller may know the guide's own fields only. */
  readonly picks: readonly GuidePick[] | undefined;
}

/** A guide with its picks' products; hidden and deleted products are left out. */
export interface GuideWithProducts {
  readonly guide: Guide;
  readonly picks: readonly { readonly product: Product; readonly blurb: string }[];
}
