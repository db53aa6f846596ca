// `npm run shop -- <command>`: the command line of the built shop. Progress goes to stderr, so that stdout can be piped.
import { ensureBuilt } from "./toolchain/build.mjs";
import { runMain } from "./toolchain/failure.mjs";
import { ensureInstalled } from "./toolchain/install.mjs";
import { runOnProjectNode } from "./toolchain/project-node.mjs";

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const args = ["--env-file-if-exists=.env", "build/server/cli.js", ...process.argv.slice(2)];
  const { code } = await runOnProjectNode(args, { env: { NODE_ENV: "production" } });
  return code;
});
