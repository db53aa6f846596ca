import { type FocusEvent, useEffect } from "react";
import { toast, Toaster } from "sonner";
import { keepFocus } from "../keep-focus.ts";
import { listenToToasts, type ToastMessage } from "./toasts.ts";
import { useToastOffset } from "./use-toast-offset.ts";
import toastStyles from "sonner/dist/styles.css?url";

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

const draw = ({ kind, text, action }: ToastMessage): void =>
  void toast[kind](text, action && { action: { label: action.label, onClick: action.run } });

/** Sonner sends whoever walks out of the toasts back to where they came from: while one stands, Tab would go in rounds. */
const keepFromSonner = (event: FocusEvent): void => event.stopPropagation();

/** Draws the toasts (specification 9: 4000 ms, at most 3, 356 px wide, 14 px apart, top right). */
export function ToastPanel() {
  // Subscribes to toasts, so it has to run before the effect that delivers queued ones.
  const { top, phoneTop } = useToastOffset();
  useEffect(() => listenToToasts(draw), []);
  // Where a toast goes that has the focus, that goes back. (The admin area does so everywhere; twice does no harm.)
  useEffect(() => keepFocus(document), []);
  return (
    <div className="contents" onFocusCapture={keepFromSonner} onBlurCapture={keepFromSonner}>
      <link rel="stylesheet" href={toastStyles} precedence="toasts" />
      <Toaster
        position="top-right"
        duration={DURATION_MS}
        visibleToasts={VISIBLE_TOASTS}
        gap={GAP_PX}
        offset={{ top }}
        mobileOffset={{ top: phoneTop }}
        closeButton
        style={TOAST_STYLE}
      />
    </div>
  );
}
