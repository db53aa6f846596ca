// React, and the forms on it, learn of a field's value from its events. Password managers, scripts and some in-app browsers
// set values without any: the field then looks filled, and is sent as empty.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = "input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, form select";

/** Lets fields that were filled without an event tell so before anything is done with them, until the returned cleanup. */
export function hearFilledFields(document: Document): () => void {
  /** By events of the browser's own, or by this function for certain. */
  const heard = new WeakMap<Field, string>();
  const offered = new WeakMap<Field, string>();
  let pressedOn = new Map<Field, string>();

  const note = ({ target, isTrusted }: Event): void => {
    if (!isTrusted || !isField(target)) return;
    heard.set(target, target.value);
    pressedOn.delete(target);
  };
  const silentValues = (): Map<Field, string> => {
    const values = Array.from(document.querySelectorAll<Field>(FIELDS), (field) => [field, field.value] as const);
    return new Map(values.filter(([field, value]) => value !== "" && value !== heard.get(field)));
  };
  /** What changes on the page now could move a button away from under the pointer, and leaving a field changes enough. */
  const remember = (): void => {
    pressedOn = silentValues();
  };
  const announce = (event: Event): void => {
    if (event.type === "focusin" && !isField(event.target)) return;
    const form = formSent(event);
    const silent = new Map([...silentValues(), ...pressedOn]);
    pressedOn = new Map();
    for (const [field, value] of silent) {
      const isSent = form !== null && field.form === form;
      if (!isSent && value === offered.get(field)) continue;
      (isSent ? heard : offered).set(field, value);
      // What was heard of the field before may have drawn this one anew, as it was.
      if (field.value !== value) setSilently(field, value);
      if (isSent) forgetKnownValue(field);
      tell(field);
    }
  };

  const listeners = [
    ["input", note],
    ["pointerdown", remember],
    ...["focusin", "keydown", "click", "submit"].map((type) => [type, announce] as const),
  ] as const;
  // On the window, and so before React.
  const { defaultView: window } = document;
  for (const [type, listener] of listeners) window?.addEventListener(type, listener, true);
  return () => {
    for (const [type, listener] of listeners) window?.removeEventListener(type, listener, true);
  };
}

const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(FIELDS);

/** The form whose values are about to be used: by its submission, one of its buttons, or Enter. */
function formSent(event: Event): HTMLFormElement | null {
  const { type, target } = event;
  if (!(target instanceof Element)) return null;
  if (type === "submit" || (event instanceof KeyboardEvent && event.key === "Enter")) return target.closest("form");
  return type === "click" ? (target.closest("button")?.form ?? null) : null;
}

function tell(field: Field): void {
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event("change", { bubbles: true }));
}

function setSilently(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
}

/**
 * React drops an event whose value it knows, and takes for known what a script of the page has set. Should it keep that
 * elsewhere one day, values set from outside of the page's scripts are still heard.
 */
function forgetKnownValue(field: Field): void {
  const tracker: unknown = Reflect.get(field, "_valueTracker");
  if (isTracker(tracker)) tracker.setValue("");
}

const isTracker = (tracker: unknown): tracker is { setValue(value: string): void } =>
  typeof tracker === "object" && tracker !== null && "setValue" in tracker;
