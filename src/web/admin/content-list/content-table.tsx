import type { ContentItem, ContentKind } from "./content-kind.ts";
import { ContentRow } from "./content-row.tsx";

interface ContentTableProps<Item extends ContentItem> {
  readonly kind: ContentKind<Item>;
  readonly items: readonly Item[];
  readonly now: number;
  readonly isStale: boolean;
  readonly onDelete: (item: Item) => void;
}

/**
 * A table from 1024 px on; below, each row stands as a card. The roles are named because browsers drop a table's meaning
 * when its parts are laid out as something else.
 */
export function ContentTable<Item extends ContentItem>(props: ContentTableProps<Item>) {
  const { kind, items, now, isStale, onDelete } = props;
  const { noun, columns } = kind;
  const names = [noun.label, ...columns.map(({ name }) => name), "Status", "Actions"];
  return (
    <table
      role="table"
      aria-label={noun.listLabel}
      aria-busy={isStale}
      className="block w-full lg:table lg:border-separate lg:border-spacing-0"
    >
      <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
        <tr role="row">
          {names.map((name) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className="sticky top-0 z-10 border-b-2 border-control bg-ground px-3 py-2 text-left text-sm font-semibold text-quiet last:text-right"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-3 md:grid-cols-2 lg:table-row-group">
        {items.map((item) => (
          <ContentRow key={item.id} kind={kind} item={item} now={now} onDelete={() => onDelete(item)} />
        ))}
      </tbody>
    </table>
  );
}
