import { slugCandidates, slugOf } from "../text/slug.ts";
import type { AddressKind, AddressStore } from "./address-store.ts";

/** Beyond this many things of one name, numbers stop being nicer than a piece of the id. */
const MAX_NUMBERED = 20;
const ID_PIECE_LENGTH = 12;

interface SlugClaim {
  readonly kind: AddressKind;
  readonly title: string;
  readonly id: string;
}

/** Takes the first free slug for a title and answers it: `beer-helmet`, `beer-helmet-2`, …; `product-<piece of id>` for 🍺. */
export async function claimSlug(addresses: AddressStore, { kind, title, id }: SlugClaim): Promise<string> {
  const piece = id.replaceAll("-", "").slice(-ID_PIECE_LENGTH);
  const base = slugOf(title, `${kind}-${piece}`);
  let tries = 0;
  for (const slug of slugCandidates(base)) {
    if (await addresses.claim(kind, slug, id)) return slug;
    tries += 1;
    if (tries === MAX_NUMBERED) break;
  }
  const last = `${kind}-${piece}`;
  if (await addresses.claim(kind, last, id)) return last;
  throw new Error(`No slug is free for the ${kind} ${id}.`);
}
