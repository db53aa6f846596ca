// React reads a field's value from its events. Password managers, scripts and some in-app browsers set values without
// firing any, so the field looks filled but would be submitted empty.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = "input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, form select";

/** Fires the missing events of filled fields before their values are used. Returns the cleanup. */
export function syncFilledFields(document: Document): () => void {
  /** Values that React has: from trusted events, or from an event fired here for a submission. */
  const known = new WeakMap<Field, string>();
  const announced = new WeakMap<Field, string>();
  let onPress = new Map<Field, string>();

  const recordTrusted = ({ target, isTrusted }: Event): void => {
    if (!isTrusted || !isField(target)) return;
    known.set(target, target.value);
    onPress.delete(target);
  };
  const unannouncedValues = (): Map<Field, string> => {
    const values = Array.from(document.querySelectorAll<Field>(FIELDS), (field) => [field, field.value] as const);
    return new Map(values.filter(([field, value]) => value !== "" && value !== known.get(field)));
  };
  /** Fires nothing yet: a change to the page now could move the button from under the pointer. */
  const rememberPressed = (): void => {
    onPress = unannouncedValues();
  };
  const announce = (event: Event): void => {
    if (event.type === "focusin" && !isField(event.target)) return;
    const form = formBeingSent(event);
    const unannounced = new Map([...unannouncedValues(), ...onPress]);
    onPress = new Map();
    for (const [field, value] of unannounced) {
      const isSent = form !== null && field.form === form;
      if (!isSent && value === announced.get(field)) continue;
      (isSent ? known : announced).set(field, value);
      // An event fired for an earlier field may have re-rendered this one with its old value.
      if (field.value !== value) setWithoutEvent(field, value);
      if (isSent) clearTrackedValue(field);
      fireEvents(field);
    }
  };

  const listeners = [
    ["input", recordTrusted],
    ["pointerdown", rememberPressed],
    ...["focusin", "keydown", "click", "submit"].map((type) => [type, announce] as const),
  ] as const;
  // On the window, to run before React's listeners.
  const { defaultView: window } = document;
  for (const [type, listener] of listeners) window?.addEventListener(type, listener, true);
  return () => {
    for (const [type, listener] of listeners) window?.removeEventListener(type, listener, true);
  };
}

const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(FIELDS);

/** The form whose values are about to be used: by its submission, one of its buttons, or Enter. */
function formBeingSent(event: Event): HTMLFormElement | null {
  const { type, target } = event;
  if (!(target instanceof Element)) return null;
  if (type === "submit" || (event instanceof KeyboardEvent && event.key === "Enter")) return target.closest("form");
  return type === "click" ? (target.closest("button")?.form ?? null) : null;
}

function fireEvents(field: Field): void {
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event("change", { bubbles: true }));
}

function setWithoutEvent(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
}

/**
 * React ignores an event whose value it already tracks, and it tracks what a page script assigned. Without this private
 * property, in a later version of React, fields that an extension fills would still work.
 */
function clearTrackedValue(field: Field): void {
  const tracker: unknown = Reflect.get(field, "_valueTracker");
  if (isTracker(tracker)) tracker.setValue("");
}

const isTracker = (tracker: unknown): tracker is { setValue(value: string): void } =>
  typeof tracker === "object" && tracker !== null && "setValue" in tracker;
