import { join } from "node:path";
import { type BuiltShop, freePort, startBuiltShop } from "../../../e2e/built-shop.ts";
import { type Callers, callersOf } from "./ask.ts";
import { HOST, pageFilesIn, type Proxy, type ProxyPorts, startProxy } from "./start-proxy.ts";

export const TRUSTED = "127.0.0.1";

export interface ShopBehind extends Callers {
  readonly shop: BuiltShop;
  readonly shopPort: number;
  readonly certificatePath: string;
  /** What the shop was told because of the web server in front. */
  readonly told: Partial<ReturnType<typeof leavingMuchTo>>;
}

/** The built shop with a web server in front of it, set up for each other as docs/operating.md says. `folder` exists. */
export async function withShopBehind<Result>(
  proxy: Proxy,
  folder: string,
  use: (behind: ShopBehind) => Promise<Result>,
): Promise<Result> {
  const [http, https, shopPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const ports: ProxyPorts = { http, https, shop: shopPort };
  const told = proxy.headersBy === "proxy" ? leavingMuchTo(folder) : {};
  const shop = await startBuiltShop({
    BASE_URL: `https://${HOST}:${https}`,
    PORT: String(shopPort),
    TRUST_PROXY: TRUSTED,
    ...told,
  });
  try {
    const running = await startProxy(proxy, { ...ports, folder });
    try {
      const callers = callersOf({ ports, shopPort, certificate: running.certificate });
      return await use({ shop, shopPort, certificatePath: join(folder, "cert.pem"), told, ...callers });
    } finally {
      await running.stop();
    }
  } finally {
    await shop.stop();
  }
}

/** What a shop is told that has nginx in front of it, whose folder this is. */
export const leavingMuchTo = (folder: string) => ({
  SECURITY_HEADERS: "proxy",
  CACHE_TAGS: "off",
  PAGE_FILES: pageFilesIn(folder),
});
