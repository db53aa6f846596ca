import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { openLostRoutes } from "./browser/open-lost-route.ts";
import { restoreBfcacheScroll } from "./document/restore-bfcache-scroll.ts";

// Every script of the page has loaded.
delete document.documentElement.dataset["scriptsFailed"];
openLostRoutes();
restoreBfcacheScroll();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
