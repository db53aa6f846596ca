import { removeDemoContent } from "../../core/demo/remove-demo-content.ts";
import type { Command } from "../command.ts";
import { parts, withStorage } from "../with-storage.ts";

/** `shop demo remove`: takes out what is marked as demo content; what the owner made or edited stays. */
export const demoRemove: Command = {
  name: "demo remove",
  usage: "",
  summary: "take the demo catalogue out; whatever you made or edited stays",
  run: (_words, { config, say }) =>
    withStorage(config, async (storage) => {
      const removed = await removeDemoContent({ ...parts, storage });
      say(
        `Removed ${removed.products} demo products, ${removed.guides} guides, ${removed.giveaways} giveaways and ${removed.deals} deals.`,
      );
      if (removed.keptCategories > 0)
        say(`${removed.keptCategories} demo categories stay: products of yours are in them.`);
    }),
};
