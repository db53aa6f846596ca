import type { ReactNode } from "react";
import { Link } from "react-router";
import type {
  RichBlock,
  RichInline,
  RichList,
  RichMark,
  RichParagraph,
  RichText,
} from "../../../core/shop-pages/rich-text.ts";
import { openableHref } from "../../../core/text/openable-href.ts";
import type { SafeUrl } from "../../../core/text/safe-url.ts";

/** The owner's text as React draws it: nodes and marks of a closed set, never HTML. */
export function RichWords({ text }: { readonly text: RichText }) {
  return <div className="flex max-w-prose flex-col gap-4 empty:hidden">{text.content.map(drawBlock)}</div>;
}

// A text never changes while it is shown, so the place of a part is its identity.
function drawBlock(block: RichBlock, index: number): ReactNode {
  switch (block.type) {
    case "paragraph":
      return drawParagraph(block, index);
    case "heading": {
      const Heading = block.attrs.level === 2 ? "h2" : "h3";
      const size = block.attrs.level === 2 ? "mt-4 text-2xl" : "mt-2 text-xl";
      return (
        <Heading key={index} className={size}>
          {block.content.map(drawPart)}
        </Heading>
      );
    }
    case "bulletList":
    case "orderedList":
      return drawList(block, index);
    case "blockquote":
      return (
        <blockquote key={index} className="flex flex-col gap-2 border-l-4 border-amber pl-4 text-quiet">
          {block.content.map(drawParagraph)}
        </blockquote>
      );
    case "horizontalRule":
      return <hr key={index} className="my-2 border-line" />;
  }
}

function drawList({ type, content }: RichList, index: number): ReactNode {
  const List = type === "bulletList" ? "ul" : "ol";
  return (
    <List key={index} className={`flex flex-col gap-1.5 pl-6 ${type === "bulletList" ? "list-disc" : "list-decimal"}`}>
      {content.map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>{item.content.map(drawParagraph)}</li>
      ))}
    </List>
  );
}

const drawParagraph = ({ content }: RichParagraph, index: number): ReactNode => (
  <p key={index}>{content.map(drawPart)}</p>
);

function drawPart(part: RichInline, index: number): ReactNode {
  if (part.type === "hardBreak") return <br key={index} />;
  return <span key={index}>{part.marks.reduce<ReactNode>(drawMark, part.text)}</span>;
}

function drawMark(inner: ReactNode, mark: RichMark): ReactNode {
  switch (mark.type) {
    case "bold":
      return <strong>{inner}</strong>;
    case "italic":
      return <em>{inner}</em>;
    case "link":
      return <TextLink href={mark.attrs.href}>{inner}</TextLink>;
  }
}

const LINK = "font-semibold text-accent underline underline-offset-2";

/** Both kinds of address were parsed before they were stored. */
function TextLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (href.startsWith("/")) {
    return (
      <Link to={href} className={LINK}>
        {children}
      </Link>
    );
  }
  return (
    <a href={openableHref(href as SafeUrl)} rel="noopener" className={LINK}>
      {children}
    </a>
  );
}
