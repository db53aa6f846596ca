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

/** What still wants a slug, and what it would take next. */
interface Wish extends SlugClaim {
  readonly index: number;
  readonly slug: string;
  readonly others: Iterator<string, void>;
}

/**
 * Takes a slug for each of many things of one kind, and answers them in their order. All claim their first choice
 * together, then those that found it taken their second, and so on.
 */
export async function claimSlugs(addresses: AddressStore, claims: readonly SlugClaim[]): Promise<readonly string[]> {
  const slugs: string[] = [];
  let wishes = claims.map((claim, index) => wishNext({ ...claim, index, others: choicesOf(claim) }));
  while (wishes.length > 0) {
    // Of several that want the same, the first has it.
    const firsts = new Map<string, Wish>();
    for (const wish of wishes) if (!firsts.has(wish.slug)) firsts.set(wish.slug, wish);
    const claimed = await addresses.claimAll(
      [...firsts.values()].map(({ kind, slug, id }) => ({ kind, slug, entityId: id })),
    );
    const isGranted = (wish: Wish) => firsts.get(wish.slug) === wish && claimed.has(wish.slug);
    for (const wish of wishes.filter(isGranted)) slugs[wish.index] = wish.slug;
    wishes = wishes.filter((wish) => !isGranted(wish)).map(wishNext);
  }
  return slugs;
}

function wishNext(wish: Omit<Wish, "slug">): Wish {
  const { done, value } = wish.others.next();
  if (done === true) throw new Error(`No slug is free for the ${wish.kind} ${wish.id}.`);
  return { ...wish, slug: value };
}

function* choicesOf(claim: SlugClaim): Generator<string, void> {
  let tries = 0;
  for (const slug of slugCandidates(firstChoiceOf(claim))) {
    yield slug;
    tries += 1;
    if (tries === MAX_NUMBERED) break;
  }
  yield lastChoiceOf(claim);
}

/** Takes the first free slug for a title and answers it: `beer-helmet`, `beer-helmet-2`, …; `product-<piece of id>` for 🍺. */
export async function claimSlug(addresses: AddressStore, claim: SlugClaim): Promise<string> {
  for (const slug of choicesOf(claim)) {
    if (await addresses.claim(claim.kind, slug, claim.id)) return slug;
  }
  throw new Error(`No slug is free for the ${claim.kind} ${claim.id}.`);
}

const firstChoiceOf = ({ kind, title, id }: SlugClaim): string => slugOf(title, lastChoiceOf({ kind, id }));

function lastChoiceOf({ kind, id }: Pick<SlugClaim, "kind" | "id">): string {
  return `${kind}-${id.replaceAll("-", "").slice(-ID_PIECE_LENGTH)}`;
}
