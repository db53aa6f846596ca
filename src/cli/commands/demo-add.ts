import { loadDemo } from "../../storage/seed/load-demo.ts";
import { recordDemoAdded } from "../../storage/seed/record-demo.ts";
import type { Command } from "../command.ts";
import { UsageError } from "../command.ts";
import { parts, withStorage } from "../with-storage.ts";

/** `shop demo add`: the demo catalogue beside whatever the shop holds, marked so that it can go again. */
export const demoAdd: Command = {
  name: "demo add",
  usage: "",
  summary: "add the demo catalogue to what the shop holds",
  run: (_words, { config, say }) =>
    withStorage(config, async (storage) => {
      await storage.publish(async (stores) => {
        const held = await stores.products.listDemo();
        if (held.length > 0)
          throw new UsageError("The demo catalogue is in the shop already. `demo remove` takes it out.");
        await loadDemo(stores, parts);
        await recordDemoAdded(parts, stores);
      });
      say("The demo catalogue is in the shop.");
    }),
};
