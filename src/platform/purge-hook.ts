// Adapter: the purge hook as an address of a CDN. It stands in the environment, never in a form, and may be private.
import { SHOP_TAG } from "../core/catalogue/catalogue-tags.ts";
import type { PurgeHook } from "../core/purges/purge-hook.ts";
import type { PurgeConfig } from "./config.ts";

/** As many as every CDN takes at once. */
const TAGS_PER_CALL = 30;
const TIMEOUT_MS = 10_000;

/**
 * Calls the address with POST. The tags stand twice in each call: as `{"tags": […]}` in the body, as Cloudflare reads them
 * (https://developers.cloudflare.com/api/resources/cache/methods/purge/), and in the header Surrogate-Key, as Fastly does
 * (https://www.fastly.com/documentation/reference/api/purging/).
 */
export function createPurgeHook({ url, header }: PurgeConfig): PurgeHook {
  async function tell(tags: readonly string[], signal: AbortSignal): Promise<void> {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "surrogate-key": tags.join(" "),
        ...(header && { [header[0]]: header[1] }),
      },
      body: JSON.stringify({ tags }),
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The address in PURGE_URL answered ${answer.status}`);
  }

  return {
    async purge(tags, signal) {
      if (tags === "everything") return tell([SHOP_TAG], signal);
      const all = [...tags];
      for (let start = 0; start < all.length; start += TAGS_PER_CALL) {
        await tell(all.slice(start, start + TAGS_PER_CALL), signal);
      }
    },
  };
}
