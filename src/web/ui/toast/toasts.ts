/** What the shop says in passing. What matters stands on the page too. */
export interface ToastMessage {
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  /** A button in the toast. Its action must also be available elsewhere, because toasts disappear. */
  readonly action?: ToastAction | undefined;
}

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

type Listener = (message: ToastMessage) => void;

let listener: Listener | undefined;
const waiting: ToastMessage[] = [];
let wake: (() => void) | undefined;

/** Shows a toast; the first one brings in the code that draws them. */
export function showToast(kind: ToastMessage["kind"], text: string, action?: ToastAction): void {
  const message = { kind, text, action };
  if (listener !== undefined) return listener(message);
  waiting.push(message);
  wake?.();
}

/** For the host: calls `onFirst` when somebody has something to say and nobody listens yet. */
export function onFirstToast(onFirst: () => void): () => void {
  wake = onFirst;
  if (waiting.length > 0) onFirst();
  return () => {
    wake = undefined;
  };
}

/** For the drawing side: hands over what waited, then each message as it comes. */
export function listenToToasts(next: Listener): () => void {
  listener = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    listener = undefined;
  };
}
