// `npm run shop -- <command>`: the command line of the built shop. Progress goes to stderr, so that stdout can be piped.
import { run } from "./toolchain/child.mjs";
import { ensureBuilt } from "./toolchain/build.mjs";
import { runMain } from "./toolchain/failure.mjs";
import { ensureInstalled } from "./toolchain/install.mjs";
import { projectEnv, projectNode } from "./toolchain/project-node.mjs";
import { inProject } from "./toolchain/project-root.mjs";

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const command = [projectNode(), "--env-file-if-exists=.env", "build/server/cli.js", ...process.argv.slice(2)];
  const { code } = await run(command, { env: projectEnv({ NODE_ENV: "production" }), cwd: inProject() });
  return code;
});
