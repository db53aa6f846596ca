import type { Actor } from "../audit/actor.ts";
import type { AddressKind } from "../catalogue/address-store.ts";
import type { CategoryId } from "../catalogue/category.ts";

export type TrashKind = AddressKind;

/** How long a deleted entity can be restored. */
export const TRASH_DAYS = 30;
export const TRASH_MS = TRASH_DAYS * 24 * 60 * 60 * 1000;

/** Something that was deleted and can be restored. */
export interface TrashEntry {
  /** The entity's own id: it is in the trash at most once. */
  readonly id: string;
  readonly kind: TrashKind;
  readonly title: string;
  /** Epoch milliseconds. */
  readonly deletedAt: number;
  readonly deletedBy: Actor;
}

/** An entry with everything that is restored. */
export interface TrashedEntity extends TrashEntry {
  readonly slug: string;
  /** For a product; the category may no longer exist. */
  readonly category: { readonly id: CategoryId; readonly name: string } | undefined;
  /** The rows as storage keeps them. */
  readonly snapshot: string;
}
