// Tags that differ in capitals, accents, dashes or quotes alone are one tag (specification 5: none twice).
import { foldText } from "../text/fold.ts";

/** A tag of trademark signs alone folds to nothing: it is compared as it is. */
const keyOf = (tag: string): string => foldText(tag) || tag;

/** Whether the tag is among them, however it is written. */
export function includesTag(tags: readonly string[], tag: string): boolean {
  const key = keyOf(tag);
  return tags.some((other) => keyOf(other) === key);
}

/** Each tag as it is written first, in the order given. */
export function distinctTags(tags: readonly string[]): readonly string[] {
  const distinct = new Map<string, string>();
  for (const tag of tags) {
    const key = keyOf(tag);
    if (!distinct.has(key)) distinct.set(key, tag);
  }
  return [...distinct.values()];
}
