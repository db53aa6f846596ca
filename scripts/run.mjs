// `node scripts/run.mjs <script> [arguments]`: runs a TypeScript script of the project on the project's Node.
import { runMain } from "./toolchain/failure.mjs";
import { ensureInstalled } from "./toolchain/install.mjs";
import { runOnProjectNode } from "./toolchain/project-node.mjs";

await runMain(async () => {
  await ensureInstalled();
  const { code } = await runOnProjectNode(process.argv.slice(2));
  return code;
});
