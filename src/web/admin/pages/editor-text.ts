import type { JSONContent } from "@tiptap/react";
import type { RichBlock, RichText } from "../../../core/shop-pages/rich-text.ts";
import { richTextSchema } from "../../../core/shop-pages/rich-text-schema.ts";

/**
 * What stands in the editor as it would be saved. The empty lines that an editor keeps around a text are none of it.
 * A text that the shop would refuse comes back as it is, so that the form can say why.
 */
export function fromEditor(content: JSONContent): RichText {
  const text = richTextSchema.safeParse(content);
  if (!text.success) return content as RichText;
  const blocks = text.data.content;
  const first = blocks.findIndex((block) => !isEmptyLine(block));
  if (first === -1) return { type: "doc", content: [] };
  const last = blocks.findLastIndex((block) => !isEmptyLine(block));
  return { type: "doc", content: blocks.slice(first, last + 1) };
}

/** ProseMirror knows no text without a line. */
export function toEditor(text: RichText): JSONContent {
  return text.content.length === 0 ? { type: "doc", content: [{ type: "paragraph" }] } : (text as JSONContent);
}

const isEmptyLine = (block: RichBlock): boolean => block.type === "paragraph" && block.content.length === 0;
