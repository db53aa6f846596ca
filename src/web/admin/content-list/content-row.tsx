import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Thumbnail } from "../ui/thumbnail.tsx";
import type { ContentItem, ContentKind } from "./content-kind.ts";
import { editPathOf } from "./content-noun.ts";
import { lastRow, rememberRow } from "./list-return.ts";

const CELL = "min-w-0 lg:border-b lg:border-line lg:px-3 lg:py-2.5 lg:align-middle";
const BELOW = `${CELL} order-3 col-span-2 text-sm [overflow-wrap:anywhere] empty:hidden lg:text-base lg:empty:table-cell`;
const ICON_ACTION = "inline-flex size-11 items-center justify-center rounded-full hover:bg-tint";

interface ContentRowProps<Item extends ContentItem> {
  readonly kind: ContentKind<Item>;
  readonly item: Item;
  readonly now: number;
  readonly onDelete: () => void;
}

export function ContentRow<Item extends ContentItem>({ kind, item, now, onDelete }: ContentRowProps<Item>) {
  const editLink = useFocusOnReturn(kind, item.id);
  const { noun, columns, Status } = kind;
  return (
    <tr
      role="row"
      className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card p-3 lg:table-row lg:bg-transparent"
    >
      <td role="cell" className={`${CELL} lg:w-2/5`}>
        <span className="flex items-center gap-3">
          <Thumbnail address={item.image === "" ? undefined : item.image} className="size-12 rounded-field" />
          <span className="min-w-0">
            <span className="block font-semibold [overflow-wrap:anywhere]">{item.title}</span>
            <span className="block text-sm [overflow-wrap:anywhere] text-quiet">{item.slug}</span>
          </span>
        </span>
      </td>
      {columns.map(({ name, Cell }) => (
        <td key={name} role="cell" className={BELOW}>
          <Cell item={item} now={now} />
        </td>
      ))}
      <td role="cell" className={BELOW}>
        <Status item={item} now={now} />
      </td>
      <td role="cell" className={`${CELL} order-2`}>
        <span className="flex justify-end gap-1">
          <Link
            ref={editLink}
            to={editPathOf(noun, item.id)}
            aria-label={`Edit ${item.title}`}
            className={ICON_ACTION}
            onClick={() => rememberRow(noun, item.id)}
          >
            <Pencil aria-hidden className="size-5" />
          </Link>
          <button
            type="button"
            aria-label={`Delete ${item.title}`}
            className={`${ICON_ACTION} text-cherry`}
            onClick={onDelete}
          >
            <Trash2 aria-hidden className="size-5" />
          </button>
        </span>
      </td>
    </tr>
  );
}

/** The row that somebody comes back to from its form takes the focus and comes into view. */
function useFocusOnReturn<Item extends ContentItem>({ noun }: ContentKind<Item>, id: string) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (lastRow(noun) !== id) return;
    link.current?.focus({ preventScroll: true });
    link.current?.scrollIntoView({ block: "center" });
  }, [noun, id]);
  return link;
}
