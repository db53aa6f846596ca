// `npm run build`: builds even when the last build is still good.
import { build } from "./toolchain/build.mjs";
import { runMain } from "./toolchain/failure.mjs";
import { ensureInstalled } from "./toolchain/install.mjs";

await runMain(async () => {
  await ensureInstalled();
  await build({ stdio: "inherit" });
  return 0;
});
