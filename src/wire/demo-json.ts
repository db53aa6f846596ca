import type { DemoCounts } from "../core/demo/count-demo.ts";

/** How much of each kind is demo content, or was until it was removed. */
export interface DemoJson {
  readonly products: number;
  readonly gift_guides: number;
  readonly giveaways: number;
  readonly exclusives: number;
}

export function toDemoJson({ products, guides, giveaways, deals }: DemoCounts): DemoJson {
  return { products, gift_guides: guides, giveaways, exclusives: deals };
}
