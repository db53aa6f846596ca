// By keyboard, a press often takes away what was pressed: "Clear" goes with its bar, "Save" is disabled while it saves.
// Browsers then drop the focus to the page without a word. Whoever moves it on purpose comes first.

/** A toast is no place to go on: it goes away by itself. */
const FOCUSABLE = ["a[href]", "button", "input", "select", "textarea", "summary", "[contenteditable='true']"]
  .map((kind) => `${kind}:not([data-sonner-toast] *)`)
  .join();

/** Effects and dialogs that place the focus themselves have done so by then. */
const PATIENCE_MS = 100;
/** A dialog has some of them of its own before it gives the way free to what was there before. */
const REMEMBERED = 20;

/**
 * Gives the focus back to what had it last and is still there, as soon as that can take it; where all of that has gone,
 * to what stood beside it. Only for those who press keys: after a touch it would open a phone's keyboard. Answers how
 * to stop.
 */
export function keepFocus(page: Document): () => void {
  const listening = new AbortController();
  let isByKeys = false;
  /** The latest first. */
  let holders: readonly HTMLElement[] = [];
  let besides: readonly Element[] = [];
  const remember = (holder: EventTarget | null): void => {
    if (!(holder instanceof HTMLElement) || holder === page.body) return;
    holders = [holder, ...holders.filter((one) => one.isConnected && one !== holder)].slice(0, REMEMBERED);
    besides = neighboursOf(holder);
  };
  remember(page.activeElement);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const listen = (type: string, handle: (event: Event) => void): void =>
    page.addEventListener(type, handle, { capture: true, signal: listening.signal });
  listen("keydown", () => {
    isByKeys = true;
  });
  listen("pointerdown", () => {
    isByKeys = false;
  });
  listen("focusin", ({ target }) => remember(target));

  const look = (): void => {
    if (!isByKeys || page.activeElement !== page.body) return;
    const last = holders.find((element) => element.isConnected);
    if (last !== undefined) last.focus();
    else besides.find((element) => element.isConnected && takesFocus(element));
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(look, PATIENCE_MS);
  });
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ["disabled", "inert"] });
  return () => {
    listening.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Those that come after, the closest first, then those that come before. */
function neighboursOf(element: Element): readonly Element[] {
  const others = [...element.ownerDocument.querySelectorAll(FOCUSABLE)].filter((other) => other !== element);
  const isLater = (other: Element): boolean =>
    (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...others.filter(isLater), ...others.filter((other) => !isLater(other)).toReversed()];
}

/** What is disabled, inert or out of sight does not. */
function takesFocus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus();
  return element.ownerDocument.activeElement === element;
}
