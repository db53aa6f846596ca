import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { openLostRoutes } from "./browser/open-lost-route.ts";
import { keepScrollWhenKept } from "./document/keep-scroll-when-kept.ts";

// All scripts of the page are here.
delete document.documentElement.dataset["scriptsFailed"];
openLostRoutes();
keepScrollWhenKept();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
