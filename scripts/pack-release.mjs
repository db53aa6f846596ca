// `npm run pack:release`: builds where that is due, and packs dist/regretless-<version>-linux-<arch>.tar.gz.
import { ensureBuilt } from "./toolchain/build.mjs";
import { Failure, runMain } from "./toolchain/failure.mjs";
import { ensureInstalled } from "./toolchain/install.mjs";
import { runOnProjectNode } from "./toolchain/project-node.mjs";

await runMain(async () => {
  if (process.platform !== "linux") {
    throw new Failure("A release is packed on the system that it is for, and that is Linux: run this there.");
  }
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await runOnProjectNode(["scripts/release/main.ts"]);
  return code;
});
