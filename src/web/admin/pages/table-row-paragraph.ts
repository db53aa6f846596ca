import { Paragraph } from "@tiptap/extension-paragraph";
import { DOMParser, Fragment, type Node as TextNode, type Schema } from "@tiptap/pm/model";

/** Pages have no tables: each row of a pasted one becomes a paragraph, with spaces between its cells. */
export const TableRowParagraph = Paragraph.extend({
  parseHTML() {
    return [{ tag: "p" }, { tag: "tr", getContent: wordsOfRow }];
  },
});

function wordsOfRow(row: Node, schema: Schema): Fragment {
  const parser = DOMParser.fromSchema(schema);
  const words: TextNode[] = [];
  for (const cell of row.childNodes) {
    let isFirst = true;
    parser.parseSlice(cell).content.descendants((node) => {
      if (!node.isText) {
        isFirst = true;
        return true;
      }
      if (isFirst && words.length > 0) words.push(schema.text(" "));
      isFirst = false;
      words.push(node);
      return false;
    });
  }
  return Fragment.fromArray(words);
}
