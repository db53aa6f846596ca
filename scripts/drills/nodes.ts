// Several nodes on one PostgreSQL behind nginx are one shop, also while one of them, or its listening connection, is lost.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../toolchain/build.mjs";
import { tryFacts } from "./faults/facts.ts";
import { factsOfFollowing } from "./nodes/following.ts";
import { factsOfLoss } from "./nodes/losing-a-node.ts";
import { startTogether } from "./nodes/starting-together.ts";
import { openTwoNodes } from "./nodes/two-nodes.ts";

export const summary = "two nodes on one PostgreSQL behind nginx: what one is told the other shows, also after losses";

export async function run(): Promise<boolean> {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), "regretless-nodes-"));
  try {
    // PostgreSQL runs as another user than root.
    await chmod(folder, 0o755);
    const isStartWell = await tryFacts([
      ["20 nodes that start at once on an empty database migrate it once, and all serve", () => startTogether(folder)],
    ]);
    const nodes = await openTwoNodes(folder);
    try {
      return (await tryFacts([...factsOfFollowing(nodes), ...factsOfLoss(nodes)])) && isStartWell;
    } finally {
      await nodes.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
