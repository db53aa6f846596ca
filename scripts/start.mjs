// `npm start`: everything from a fresh clone to a serving shop. Plain JavaScript without packages, because it runs on
// whatever Node the system has (18 and newer), before anything is installed.
import { run } from "./toolchain/child.mjs";
import { ensureBuilt } from "./toolchain/build.mjs";
import { runMain } from "./toolchain/failure.mjs";
import { ensureInstalled } from "./toolchain/install.mjs";
import { projectEnv, projectNode } from "./toolchain/project-node.mjs";
import { inProject } from "./toolchain/project-root.mjs";

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const command = [projectNode(), "--env-file-if-exists=.env", "build/server/server.js"];
  const { code } = await run(command, { env: projectEnv({ NODE_ENV: "production" }), cwd: inProject() });
  return code;
});
