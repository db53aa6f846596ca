// The built shop in a process of its own, with a clock that the tests can move. Messages in: see ShopCommand; messages
// out: see ShopReport.
import type { Clock } from "../src/core/time/clock.ts";

export interface ShopCommand {
  /** Epoch milliseconds at which the shop's clock stands still; null lets it run with the machine's again. */
  readonly now: number | null;
}

export type ShopReport = { readonly url: string } | { readonly failure: string };

interface BuiltServer {
  readonly startShop: (options: { readonly env: NodeJS.ProcessEnv; readonly clock: Clock }) => Promise<{
    readonly url: string;
    readonly stop: () => Promise<void>;
  }>;
}

let standsAt: number | null = null;
const clock: Clock = { now: () => standsAt ?? Date.now() };

function report(message: ShopReport): void {
  process.send?.(message);
}

try {
  const { startShop } = (await import(new URL("../build/server/server.js", import.meta.url).href)) as BuiltServer;
  const shop = await startShop({ env: process.env, clock });
  process.on("message", ({ now }: ShopCommand) => {
    standsAt = now;
    report({ url: shop.url });
  });
  process.once("disconnect", () => void shop.stop().then(() => process.exit()));
  report({ url: shop.url });
} catch (error) {
  report({ failure: String(error) });
  process.exitCode = 1;
}
