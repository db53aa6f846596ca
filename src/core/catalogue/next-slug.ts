import { refuseField } from "../errors/domain-error.ts";
import { ADDRESS_NOUNS } from "./address-nouns.ts";
import type { AddressKind, AddressStore } from "./address-store.ts";

interface SlugChoice {
  readonly kind: AddressKind;
  readonly id: string;
  readonly current: string;
  /** Undefined: keep the slug. */
  readonly wanted: string | undefined;
}

/**
 * The new slug. Earlier ones stay reserved for the same entity and redirect, so it can take one back. Throws
 * DomainError("invalid") if another entity has or had it.
 */
export async function nextSlug(addresses: AddressStore, { kind, id, current, wanted }: SlugChoice): Promise<string> {
  if (wanted === undefined || wanted === current) return current;
  if (await addresses.claim(kind, wanted, id)) return wanted;
  throw refuseField(
    "slug",
    `“${wanted}” is or was the URL of another ${ADDRESS_NOUNS[kind]}. Old URLs stay reserved for redirects. Choose a different one.`,
  );
}
