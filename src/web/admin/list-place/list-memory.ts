// Where the product list was left for a form, so that the way back leads to the same page and row.
import type { PageTrail } from "./list-address.ts";

interface ListView {
  readonly address: string;
  readonly trail: PageTrail;
}

let lastView: ListView = { address: "/admin/products", trail: [] };
let lastRow: string | undefined;

export function rememberListView(view: ListView): void {
  lastView = view;
}

export const lastListView = (): ListView => lastView;

/** The product whose row takes the focus when the list appears again. */
export function rememberRow(productId: string): void {
  lastRow = productId;
}

export const lastEditedRow = (): string | undefined => lastRow;

export function forgetRow(): void {
  lastRow = undefined;
}
