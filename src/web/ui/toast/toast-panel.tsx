import { useEffect } from "react";
import { toast, Toaster } from "sonner";
import { listenToToasts } from "./toasts.ts";

const DURATION_MS = 4000;
const VISIBLE_TOASTS = 3;
const WIDTH_PX = 356;
const GAP_PX = 14;

const TOAST_STYLE = {
  "--width": `${WIDTH_PX}px`,
  "--normal-bg": "var(--color-card)",
  "--normal-border": "var(--color-control)",
  "--normal-text": "var(--color-ink)",
  "--border-radius": "var(--radius-field)",
  // An open dialog takes the pointer from the rest of the page; toasts over it still pause and close.
  pointerEvents: "auto",
} as React.CSSProperties;

/** Draws the toasts (specification 9: 4000 ms, at most 3, 356 px wide, 14 px apart, top right). */
export function ToastPanel() {
  useEffect(() => listenToToasts(({ kind, text }) => void toast[kind](text)), []);
  return (
    <Toaster
      position="top-right"
      duration={DURATION_MS}
      visibleToasts={VISIBLE_TOASTS}
      gap={GAP_PX}
      closeButton
      style={TOAST_STYLE}
    />
  );
}
