import { Blockquote } from "@tiptap/extension-blockquote";
import { ListItem } from "@tiptap/extension-list";
import { StarterKit } from "@tiptap/starter-kit";
import { parsePageLink } from "../../../core/shop-pages/page-link.ts";
import { TableRowParagraph } from "./table-row-paragraph.ts";

/** The nodes and marks that `richTextSchema` knows, and no others: what is pasted is cut down to them. */
export const RICH_TEXT_EXTENSIONS = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    gapcursor: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => parsePageLink(address).ok,
    },
    listItem: false,
    paragraph: false,
    strike: false,
    underline: false,
  }),
  TableRowParagraph,
  // One level is enough for such pages, and Tab is left to the keyboard's way through the page.
  ListItem.extend({ content: "paragraph+" }),
  Blockquote.extend({ content: "paragraph+" }),
];
