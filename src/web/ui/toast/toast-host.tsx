import { lazy, Suspense, useEffect, useState } from "react";
import { PlainToast } from "./plain-toast.tsx";
import { onFirstToast } from "./toasts.ts";

const ToastPanel = lazy(async () => {
  try {
    return { default: (await import("./toast-panel.tsx")).ToastPanel };
  } catch (error) {
    console.error(error);
    return { default: PlainToast };
  }
});

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
