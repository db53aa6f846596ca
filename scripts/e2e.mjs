// `npm run e2e`: the browser tests against a fresh build; arguments go to Playwright (`npm run e2e -- toasts --headed`).
import { ensureBuilt } from "./toolchain/build.mjs";
import { ensureChromium } from "./toolchain/chromium.mjs";
import { runMain } from "./toolchain/failure.mjs";
import { ensureInstalled } from "./toolchain/install.mjs";
import { runOnProjectNode } from "./toolchain/project-node.mjs";

await runMain(async () => {
  await ensureInstalled();
  const env = { CHROMIUM_PATH: await ensureChromium() };
  await ensureBuilt();
  const args = ["node_modules/@playwright/test/cli.js", "test", ...process.argv.slice(2)];
  const { code } = await runOnProjectNode(args, { env });
  return code;
});
