// The shop in two more engines than the browser tests use: Firefox and WebKitGTK, both from Debian's packages.
import { type BuiltShop, startBuiltShop } from "../../e2e/built-shop.ts";
import { registerOwner } from "../../e2e/filled-shop.ts";
import { ensureBuilt } from "../toolchain/build.mjs";
import { adminChecks, storefrontChecks } from "./engines/browser-checks.ts";
import type { Engine } from "./engines/engine.ts";
import { startFirefox } from "./engines/firefox.ts";
import { startWebKit } from "./engines/webkit.ts";
import { tryFacts } from "./faults/facts.ts";

export const summary = "public pages and admin screens in Firefox and WebKitGTK (installs both on Debian as root)";

/** `npm run drill -- browsers`. */
export async function run(): Promise<boolean> {
  await ensureBuilt();
  let isOk = true;
  for (const start of [startFirefox, startWebKit]) isOk = (await tryEngine(start)) && isOk;
  return isOk;
}

async function tryEngine(start: () => Promise<Engine>): Promise<boolean> {
  const engine = await start();
  const shop: BuiltShop = await startBuiltShop();
  try {
    await registerOwner(shop.url);
    process.stdout.write(`${engine.name}\n`);
    const facts = [...(await storefrontChecks(engine, shop.url)), ...adminChecks(engine, shop.url)];
    return await tryFacts(facts);
  } finally {
    await engine.close();
    await shop.stop();
  }
}
