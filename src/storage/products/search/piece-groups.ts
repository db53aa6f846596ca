import type { TitlePieces } from "../../../core/catalogue/close-matches/slips.ts";
import type { DatabaseKind } from "../../migrations/migrations.ts";
import { type IndexedPart, indexedParts, TRIGRAM } from "./telling-pieces.ts";

/** How the index of titles sees them. */
export interface TitleIndex {
  readonly kind: DatabaseKind;
  /** About how many titles it names for all of these parts; infinitely many where it does not know one. */
  countOf(...parts: readonly string[]): number;
}

/** Sets of pieces that share the parts by which their titles are found. */
export interface PieceGroup {
  /** One or two. Empty where the index knows none of the pieces. */
  readonly telling: readonly string[];
  readonly sets: readonly TitlePieces[];
}

/** No part needs to be rarer, but the more sets share it, the fewer looks into the index there are. */
const FEW = 500;

/** Each set goes where its rarest parts are looked for; of parts that are rare enough, where most other sets go. */
export function groupPieces(sets: readonly TitlePieces[], index: TitleIndex): readonly PieceGroup[] {
  const parts = sets.map((pieces) => knownParts(pieces, index));
  const uses = new Map<string, number>();
  for (const { text } of parts.flat()) uses.set(text, (uses.get(text) ?? 0) + 1);
  const groups = new Map<string, { readonly telling: readonly string[]; readonly sets: TitlePieces[] }>();
  for (const [place, pieces] of sets.entries()) {
    const telling = mostTelling(parts[place] ?? [], uses);
    const key = telling.join("\n");
    const group = groups.get(key) ?? { telling, sets: [] };
    group.sets.push(pieces);
    groups.set(key, group);
  }
  return [...groups.values()];
}

interface KnownPart extends IndexedPart {
  readonly count: number;
  readonly piece: string;
}

function knownParts(pieces: TitlePieces, { kind, countOf }: TitleIndex): readonly KnownPart[] {
  return pieces
    .filter((piece) => piece !== undefined)
    .flatMap((piece) => indexedParts(piece, kind).map((part) => ({ ...part, piece, count: countOf(part.text) })))
    .filter(({ count }) => Number.isFinite(count));
}

/** The rarest, and where that is not rare the rarest of those that share no letter with it. */
function mostTelling(parts: readonly KnownPart[], uses: ReadonlyMap<string, number>): readonly string[] {
  const usesOf = ({ text }: KnownPart) => uses.get(text) ?? 0;
  const [first, ...others] = parts.toSorted(
    (left, right) => Math.max(left.count, FEW) - Math.max(right.count, FEW) || usesOf(right) - usesOf(left),
  );
  if (first === undefined) return [];
  const second = first.count > FEW ? others.find((other) => isApart(first, other)) : undefined;
  return second === undefined ? [first.text] : [first.text, second.text];
}

const isApart = (one: KnownPart, other: KnownPart): boolean =>
  one.piece !== other.piece || Math.abs(one.start - other.start) > TRIGRAM;

/** Tells whether a title holds all pieces of one of the sets, and asks it only for those whose part it holds. */
export function holdsOneOf(groups: readonly PieceGroup[]): (title: string) => boolean {
  const setsBy = new Map<string, TitlePieces[]>();
  for (const { telling, sets } of groups) {
    const key = beginningOf(telling[0] ?? "");
    setsBy.set(key, [...(setsBy.get(key) ?? []), ...sets]);
  }
  const isHeld = (title: string, key: string) =>
    setsBy.get(key)?.some((pieces) => pieces.every((piece = "") => title.includes(piece))) === true;
  return (title) => {
    const tried = new Set<string>();
    for (let start = 0; start < title.length; start += 1) {
      const key = beginningOf(title, start);
      if (!setsBy.has(key) || tried.has(key)) continue;
      if (isHeld(title, key)) return true;
      tried.add(key);
    }
    return isHeld(title, "");
  };
}

/** In code units, which are quicker to cut out than letters. */
const beginningOf = (text: string, start = 0): string => text.slice(start, start + TRIGRAM);
