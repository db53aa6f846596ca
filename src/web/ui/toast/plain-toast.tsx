import { useEffect, useState } from "react";
import { listenToToasts } from "./toasts.ts";

/** The last message, without anything around it: for when the file that draws the toasts does not load. */
export function PlainToast() {
  const [text, setText] = useState<string>();
  useEffect(() => listenToToasts((message) => setText(message.text)), []);
  return (
    <p role="status" className="fixed top-20 right-4 z-50 max-w-xs bg-card px-4 empty:hidden">
      {text}
    </p>
  );
}
