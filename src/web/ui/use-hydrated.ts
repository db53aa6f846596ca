import { useSyncExternalStore } from "react";

const nothingToWatch = () => () => {};

/** False in the server's markup and while it is taken over, true afterwards: for what only works with scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
