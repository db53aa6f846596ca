import type { CoreContext } from "../../core/core-context.ts";
import type { Storage } from "../../core/storage.ts";
import { loadDemo } from "./load-demo.ts";
import { recordDemoAdded } from "./record-demo.ts";

/** Loads the demo catalogue into a database that never held anything; any other stays as it is. */
export async function seedNewDatabase(storage: Storage, parts: Pick<CoreContext, "clock" | "newId">): Promise<void> {
  if (!(await isBrandNew(storage))) return;
  await storage.unite((joined) =>
    joined.publish(async (stores) => {
      // Of several processes that start at once, the others have waited for the first one's version.
      if ((await joined.catalogueVersion()) > 1) return;
      await loadDemo(stores, parts);
      await recordDemoAdded({ ...parts, actor: { kind: "shop" } }, stores);
    }),
  );
}

/** Every change of the catalogue raises its version, a removal too. */
async function isBrandNew(storage: Storage): Promise<boolean> {
  return (await storage.catalogueVersion()) === 0 && (await storage.read.accounts.count()) === 0;
}
