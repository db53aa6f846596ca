import { lazy, Suspense, useEffect, useState } from "react";
import { onFirstToast } from "./toasts.ts";

const ToastPanel = lazy(async () => ({ default: (await import("./toast-panel.tsx")).ToastPanel }));

/** Stands once in each layout; costs nothing until the first toast. */
export function ToastHost() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <ToastPanel />
    </Suspense>
  ) : null;
}
