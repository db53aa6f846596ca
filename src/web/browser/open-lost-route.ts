import { waitForRetry } from "./load-problem.ts";
import { isReachable, openDocument } from "./open-document.ts";

/** The part of React Router's router, on `window`, that has the pending navigation. */
interface PendingRouter {
  readonly state: { readonly navigation: { readonly location?: Location } };
  createHref(location: Location): string;
}

/**
 * If a route's script doesn't load (content blocker, new version of the shop), opens the URL as a document, rendered by the
 * server. If that document's scripts don't load either, none of them run, so this happens only once. Without a
 * connection, the current page stays and a notice appears.
 */
export function openLostRoutes(): void {
  let isOpening = false;
  // Sent instead of a reload (vite.config.ts), once for each route that is missing.
  window.addEventListener("lostroute", () => {
    if (isOpening) return;
    isOpening = true;
    void openPending().finally(() => {
      isOpening = false;
    });
  });
}

async function openPending(): Promise<void> {
  // The visitor may have navigated elsewhere before the retry.
  for (let address = pendingAddress(); address !== undefined; address = pendingAddress()) {
    if (await isReachable(address)) {
      openDocument(address);
      return;
    }
    await waitForRetry();
  }
}

function pendingAddress(): string | undefined {
  const router = Reflect.get(window, "__reactRouterDataRouter") as PendingRouter;
  const { location } = router.state.navigation;
  return location && new URL(router.createHref(location), window.location.href).href;
}
