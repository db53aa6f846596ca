// `npm run e2e`: the browser tests against a fresh build; arguments go to Playwright (`npm run e2e -- home --headed`).
import { run } from "./toolchain/child.mjs";
import { ensureBuilt } from "./toolchain/build.mjs";
import { ensureChromium } from "./toolchain/chromium.mjs";
import { runMain } from "./toolchain/failure.mjs";
import { ensureInstalled } from "./toolchain/install.mjs";
import { projectEnv, projectNode } from "./toolchain/project-node.mjs";
import { inProject } from "./toolchain/project-root.mjs";

await runMain(async () => {
  await ensureInstalled();
  const env = projectEnv({ CHROMIUM_PATH: await ensureChromium() });
  await ensureBuilt();
  const command = [projectNode(), "node_modules/@playwright/test/cli.js", "test", ...process.argv.slice(2)];
  const { code } = await run(command, { env, cwd: inProject() });
  return code;
});
