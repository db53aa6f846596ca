import { useEffect, useState } from "react";
import { useSonner } from "sonner";

const EDGE_PX = 24;
const PHONE_EDGE_PX = 16;
const GAP_BELOW_HEADER_PX = 8;
/** An opened menu can make the header as tall as the screen. */
const ROOM_FOR_TOASTS_PX = 120;

const OPEN_DIALOG = "dialog:modal, [role=dialog], [role=alertdialog]";

interface ToastOffset {
  readonly top: number;
  readonly phoneTop: number;
}

/**
 * How far from the top edge toasts start: below the page's header, because its buttons are what most people press next.
 * The header moves with scrolling, with its menu and with the route, so it is measured in each frame that shows a toast.
 */
export function useToastOffset(): ToastOffset {
  const [headerBottom, setHeaderBottom] = useState(findHeaderBottom);
  const isAnyVisible = useSonner().toasts.length > 0;
  useEffect(() => {
    if (!isAnyVisible) return undefined;
    let frame = requestAnimationFrame(function measure() {
      setHeaderBottom(findHeaderBottom());
      frame = requestAnimationFrame(measure);
    });
    return () => cancelAnimationFrame(frame);
  }, [isAnyVisible]);
  const below = headerBottom + GAP_BELOW_HEADER_PX;
  return { top: Math.max(EDGE_PX, below), phoneTop: Math.max(PHONE_EDGE_PX, below) };
}

/** In pixels of the viewport; 0 without a header in sight, and while a dialog covers it. */
function findHeaderBottom(): number {
  const header = document.querySelector("header");
  if (header === null || document.querySelector(OPEN_DIALOG) !== null) return 0;
  const bottom = Math.min(header.getBoundingClientRect().bottom, window.innerHeight - ROOM_FOR_TOASTS_PX);
  return Math.max(0, Math.round(bottom));
}
