// `npm start`: everything from a fresh clone to a serving shop. Plain JavaScript without packages, because it runs on
// whatever Node the system has (18 and newer), before anything is installed.
import { ensureBuilt } from "./toolchain/build.mjs";
import { runMain } from "./toolchain/failure.mjs";
import { ensureInstalled } from "./toolchain/install.mjs";
import { runOnProjectNode } from "./toolchain/project-node.mjs";

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const args = ["--env-file-if-exists=.env", "build/server/server.js"];
  const { code } = await runOnProjectNode(args, { env: { NODE_ENV: "production" } });
  return code;
});
