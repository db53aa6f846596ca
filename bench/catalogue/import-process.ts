// Imports made-up products into an embedded database, in a process of its own beside the shop that serves it.
import { systemClock } from "../../src/core/time/clock.ts";
import { openStorage } from "../../src/storage/open-storage.ts";
import { createBenchApp } from "./bench-app.ts";
import { makeUpProducts } from "./made-up-products.ts";

export interface ImportReport {
  readonly added: number;
  readonly seconds: number;
}

const [, , url = "", count = ""] = process.argv;
const storage = await openStorage({ url, clock: systemClock });
const { catalogue } = createBenchApp(storage);
const startedAt = performance.now();
const added = await catalogue.importProducts({ name: "made-up products", drafts: makeUpProducts(Number(count)) });
const report: ImportReport = { added, seconds: (performance.now() - startedAt) / 1000 };
await storage.close();
process.send?.(report);
