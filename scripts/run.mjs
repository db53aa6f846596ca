// `node scripts/run.mjs <script> [arguments]`: runs a TypeScript script of the project on the project's Node.
import { run } from "./toolchain/child.mjs";
import { runMain } from "./toolchain/failure.mjs";
import { ensureInstalled } from "./toolchain/install.mjs";
import { projectEnv, projectNode } from "./toolchain/project-node.mjs";
import { inProject } from "./toolchain/project-root.mjs";

await runMain(async () => {
  await ensureInstalled();
  const { code } = await run([projectNode(), ...process.argv.slice(2)], { env: projectEnv(), cwd: inProject() });
  return code;
});
