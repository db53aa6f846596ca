import { systemClock } from "../../core/time/clock.ts";
import { createMoveEnd } from "../../storage/move/move-end.ts";
import { moveShop } from "../../storage/move/move-shop.ts";
import type { Command } from "../command.ts";
import { readOptions } from "../read-options.ts";

/** `shop move`: the whole shop from one database into another, empty one, of either kind, verified. */
export const move: Command = {
  name: "move",
  usage: "--from <address> --to <address>",
  summary: "copy the whole shop into an empty database (sqlite:<file> or postgres://…) and compare every value",
  async run(words, { say }) {
    const { from, to } = readOptions(words, ["from", "to"]);
    const ends = { from: createMoveEnd(from), to: createMoveEnd(to) };
    const rows = await moveShop({ ...ends, clock: systemClock, say });
    const counts = Object.values(rows);
    const total = counts.reduce((sum, count) => sum + count, 0);
    say(`Moved ${ends.from.name} to ${ends.to.name}: ${total} rows in ${counts.length} tables, each value compared.`);
    say("The old database is as it was, and what is saved in it from now on stays there.");
  },
};
