// Tags that differ only in case, accents, dashes or quotes are the same tag (specification 5: none twice).
import { foldText } from "../text/fold.ts";

/** A tag of only trademark signs folds to nothing, so it is compared unfolded. */
const keyOf = (tag: string): string => foldText(tag) || tag;

/** Whether an equal tag is among them, in any spelling. */
export function includesTag(tags: readonly string[], tag: string): boolean {
  const key = keyOf(tag);
  return tags.some((other) => keyOf(other) === key);
}

/** Each tag in its first spelling, in the given order. */
export function distinctTags(tags: readonly string[]): readonly string[] {
  const distinct = new Map<string, string>();
  for (const tag of tags) {
    const key = keyOf(tag);
    if (!distinct.has(key)) distinct.set(key, tag);
  }
  return [...distinct.values()];
}
