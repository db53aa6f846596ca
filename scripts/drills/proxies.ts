// The web servers of deploy/ in front of the built shop: what they must pass on, and must not.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../toolchain/build.mjs";
import { checkMicrocache } from "./proxies/check-microcache.ts";
import { checkPageFiles } from "./proxies/check-page-files.ts";
import { checkProxy } from "./proxies/check-proxy.ts";
import { PROXIES, type Proxy } from "./proxies/start-proxy.ts";

export const summary = "nginx and Caddy, as deploy/ configures them, in front of the build";

/** `npm run drill -- proxies [nginx|caddy]`. */
export async function run([only]: readonly string[]): Promise<boolean> {
  await ensureBuilt();
  let isWell = true;
  for (const proxy of PROXIES.filter(({ name }) => only === undefined || name === only)) {
    isWell = (await tryProxy(proxy)) && isWell;
  }
  return isWell;
}

async function tryProxy(proxy: Proxy): Promise<boolean> {
  process.stdout.write(`\n${proxy.name}\n`);
  const folder = await mkdtemp(join(tmpdir(), "regretless-proxy-"));
  try {
    const kept =
      proxy.name === "nginx"
        ? [...(await checkMicrocache(proxy, folder)), ...(await checkPageFiles(proxy, folder))]
        : [];
    const facts = [...kept, ...(await checkProxy(proxy, folder))];
    for (const { fact, trouble } of facts) {
      process.stdout.write(trouble === undefined ? `  ok    ${fact}\n` : `  FAIL  ${fact}: ${trouble}\n`);
    }
    return facts.every(({ trouble }) => trouble === undefined);
  } catch (error) {
    process.stdout.write(`  FAIL  ${String(error)}\n`);
    return false;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
