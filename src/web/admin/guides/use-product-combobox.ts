import { type KeyboardEvent, useState } from "react";
import type { ProductJson } from "../../../wire/product-json.ts";
import { useSuggestions } from "./use-suggestions.ts";

interface ComboboxOptions {
  readonly isPicked: (product: ProductJson) => boolean;
  readonly onPick: (product: ProductJson) => void;
}

/** The box's text, its list, and what the keys do (ARIA Authoring Practices: combobox with list autocomplete). */
export function useProductCombobox({ isPicked, onPick }: ComboboxOptions) {
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  /** -1: none of the list. */
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed.trim(), isOpen);
  const products = suggestions?.products ?? [];
  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const type = (text: string): void => {
    setTyped(text);
    setActive(-1);
    setOpen(true);
  };
  const pick = (product: ProductJson | undefined): void => {
    if (product === undefined || isPicked(product)) return;
    onPick(product);
    setTyped("");
    close();
  };
  const move = (step: 1 | -1): void => {
    setOpen(true);
    const { length } = products;
    if (isOpen && length > 0) setActive(active === -1 && step === -1 ? length - 1 : (active + step + length) % length);
  };
  const deeds: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    // Never submits the form.
    Enter: () => pick(isOpen ? products[active] : undefined),
    Escape: () => {
      if (!isOpen) setTyped("");
      close();
    },
  };
  const answerKey = (event: KeyboardEvent): void => {
    const deed = deeds[event.key];
    if (deed === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    deed();
  };
  return { typed, isOpen, active, products, suggestions, type, pick, close, answerKey };
}
