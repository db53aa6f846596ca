import { cleanLine } from "../text/clean-text.ts";
import { distinctTags } from "./tag-list.ts";

/** Also the separators of Chinese, Japanese and Arabic keyboards. */
const SEPARATORS = /[,;\r\n\t，；、،؛]+/;

/** The tags in a typed or pasted list such as "birds, gift; funny": trimmed, none empty, none twice. */
export function splitTags(text: string): readonly string[] {
  return distinctTags(text.split(SEPARATORS).map(cleanLine)).filter((tag) => tag !== "");
}

/** Whether the text names more than one tag, or ends one, such as "birds,". */
export const hasTagSeparator = (text: string): boolean => SEPARATORS.test(text);
