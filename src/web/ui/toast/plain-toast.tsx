import { useEffect, useState } from "react";
import { listenToToasts } from "./toasts.ts";

/** The last message as plain text, for when the toast component doesn't load. */
export function PlainToast() {
  const [text, setText] = useState<string>();
  useEffect(() => listenToToasts((message) => setText(message.text)), []);
  return (
    <p role="status" className="fixed top-20 right-4 z-50 max-w-xs bg-card px-4 empty:hidden">
      {text}
    </p>
  );
}
