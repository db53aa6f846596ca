import { type ActContext, recordAct } from "../../core/audit/record-act.ts";
import type { Stores } from "../../core/storage.ts";
import { demoCatalogue } from "./demo/demo-catalogue.ts";
import type { RemovedDemo } from "./remove-demo.ts";

const SUBJECT = { kind: "demo catalogue", id: "demo", name: "Demo catalogue" };

/** Writes into the audit log that the demo catalogue came in; its many things get no lines of their own. */
export async function recordDemoAdded(context: ActContext, stores: Stores): Promise<void> {
  const { products, guides, giveaways, deals } = demoCatalogue;
  const after = {
    products: products.length,
    guides: guides.length,
    giveaways: giveaways.length,
    deals: deals.length,
  };
  await recordAct(context, stores, { deed: "add", subject: SUBJECT, after });
}

/** Writes into the audit log what of the demo catalogue went out. */
export async function recordDemoRemoved(context: ActContext, stores: Stores, removed: RemovedDemo): Promise<void> {
  await recordAct(context, stores, { deed: "remove", subject: SUBJECT, before: removed });
}
