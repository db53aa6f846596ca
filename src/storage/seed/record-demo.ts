import { type ActContext, recordAct } from "../../core/audit/record-act.ts";
import { DEMO_SUBJECT } from "../../core/demo/demo-subject.ts";
import type { Stores } from "../../core/storage.ts";
import { demoCatalogue } from "./demo/demo-catalogue.ts";

/** Writes into the audit log that the demo catalogue came in; its many things get no lines of their own. */
export async function recordDemoAdded(context: ActContext, stores: Stores): Promise<void> {
  const { products, guides, giveaways, deals } = demoCatalogue;
  const after = {
    products: products.length,
    guides: guides.length,
    giveaways: giveaways.length,
    deals: deals.length,
  };
  await recordAct(context, stores, { deed: "add", subject: DEMO_SUBJECT, after });
}
