import type { CoreContext } from "../core-context.ts";

export interface DemoCounts {
  readonly products: number;
  readonly guides: number;
  readonly giveaways: number;
  readonly deals: number;
}

/** How much demo content the shop still has. Content its owner edited doesn't count. */
export async function countDemo({ storage: { read } }: CoreContext): Promise<DemoCounts> {
  const [products, guides, giveaways, deals] = await Promise.all([
    read.products.listDemo(),
    read.guides.list(),
    read.giveaways.list(),
    read.deals.list(),
  ]);
  return { products: products.length, guides: marked(guides), giveaways: marked(giveaways), deals: marked(deals) };
}

const marked = (all: readonly { readonly demo: boolean }[]): number => all.filter(({ demo }) => demo).length;
