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

/**
 * Takes a slug for each of many things, and answers them in their order. The first choice of all is claimed at once;
 * what was taken is claimed one by one.
 */
export async function claimSlugs(addresses: AddressStore, claims: readonly SlugClaim[]): Promise<readonly string[]> {
  const firstChoices = new Map<string, SlugClaim>();
  for (const claim of claims) {
    const slug = firstChoiceOf(claim);
    if (!firstChoices.has(slug)) firstChoices.set(slug, claim);
  }
  const claimed = await addresses.claimAll(
    [...firstChoices].map(([slug, { kind, id }]) => ({ kind, slug, entityId: id })),
  );
  const slugs: string[] = [];
  for (const claim of claims) {
    const slug = firstChoiceOf(claim);
    const isClaimed = claimed.has(slug) && firstChoices.get(slug) === claim;
    slugs.push(isClaimed ? slug : await claimSlug(addresses, claim));
  }
  return slugs;
}

/** Takes the first free slug for a title and answers it: `beer-helmet`, `beer-helmet-2`, …; `product-<piece of id>` for 🍺. */
export async function claimSlug(addresses: AddressStore, { kind, title, id }: SlugClaim): Promise<string> {
  let tries = 0;
  for (const slug of slugCandidates(firstChoiceOf({ kind, title, id }))) {
    if (await addresses.claim(kind, slug, id)) return slug;
    tries += 1;
    if (tries === MAX_NUMBERED) break;
  }
  const last = lastChoiceOf({ kind, id });
  if (await addresses.claim(kind, last, id)) return last;
  throw new Error(`No slug is free for the ${kind} ${id}.`);
}

const firstChoiceOf = ({ kind, title, id }: SlugClaim): string => slugOf(title, lastChoiceOf({ kind, id }));

function lastChoiceOf({ kind, id }: Pick<SlugClaim, "kind" | "id">): string {
  return `${kind}-${id.replaceAll("-", "").slice(-ID_PIECE_LENGTH)}`;
}
