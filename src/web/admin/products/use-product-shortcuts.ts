import { useNavigate } from "react-router";
import { type Shortcut, useShortcuts } from "../shortcuts/use-shortcuts.ts";

interface ProductShortcuts {
  readonly onHelp: () => void;
}

/** The keys of the product table; rows are found on the page, so that they are always the ones in sight. */
export function useProductShortcuts({ onHelp }: ProductShortcuts): readonly Shortcut[] {
  const navigate = useNavigate();
  const shortcuts: readonly Shortcut[] = [
    { key: "/", label: "Search", run: () => document.querySelector<HTMLElement>("[role=search] input")?.focus() },
    { key: "n", label: "Add a product", run: () => void navigate("/admin/products/new") },
    { key: "j", label: "Next product", run: () => focusRow(1) },
    { key: "k", label: "Previous product", run: () => focusRow(-1) },
    { key: "x", label: "Select the product, or not", run: () => inRow("input[type=checkbox]")?.click() },
    { key: "e", label: "Edit the product", run: () => inRow("a[href*='/edit/']")?.click() },
    { key: "?", label: "Show these keys", run: onHelp },
  ];
  useShortcuts(shortcuts);
  return shortcuts;
}

const rowAtFocus = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>("[data-product]") ?? null;

const inRow = (selector: string): HTMLElement | null => rowAtFocus()?.querySelector<HTMLElement>(selector) ?? null;

function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-product]")];
  const current = rowAtFocus();
  const index = current === null ? (step === 1 ? 0 : rows.length - 1) : rows.indexOf(current) + step;
  const next = rows[index];
  next?.querySelector<HTMLElement>("input[type=checkbox]")?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}
