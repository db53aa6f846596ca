import { type RefObject, useEffect, useRef } from "react";

export type MoveDirection = "earlier" | "later";

interface MoveFocus<List extends HTMLElement> {
  /** Of the list whose entries carry buttons with `data-move`. */
  readonly list: RefObject<List | null>;
  /** To be called with the place that the entry moves to. */
  readonly keepFocusAfterMove: (index: number, direction: MoveDirection) => void;
}

/** After a move the focus goes along with the entry, to the other button where it has come to an end of the list. */
export function useMoveFocus<List extends HTMLElement>(entries: readonly unknown[]): MoveFocus<List> {
  const list = useRef<List>(null);
  const pending = useRef<{ readonly index: number; readonly direction: MoveDirection }>(undefined);
  useEffect(() => {
    if (pending.current === undefined) return;
    const { index, direction } = pending.current;
    pending.current = undefined;
    const buttons = list.current?.children[index]?.querySelectorAll<HTMLButtonElement>("button[data-move]:enabled");
    const wanted = [...(buttons ?? [])].find((button) => button.dataset["move"] === direction);
    (wanted ?? buttons?.[0])?.focus();
  }, [entries]);
  return {
    list,
    keepFocusAfterMove: (index, direction) => {
      pending.current = { index, direction };
    },
  };
}
