import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { StatsJson } from "../../../wire/stats-json.ts";
import { toListAddress, WHOLE_LIST } from "../list-place/list-address.ts";

const MATTERS = [
  { flag: "without_picture", one: "product has no picture", many: "products have no picture" },
  {
    flag: "without_amount",
    one: "product has a price that cannot be read",
    many: "products have prices that cannot be read",
  },
  {
    flag: "deleted_category",
    one: "product is in a deleted category",
    many: "products are in a deleted category",
  },
  { flag: "hidden", one: "product is hidden from shoppers", many: "products are hidden from shoppers" },
] as const;

/** Each line opens the table with just these products; a shop in order shows none. */
export function NeedsAttention({ stats }: { readonly stats: StatsJson | undefined }) {
  const open = MATTERS.filter(({ flag }) => (stats?.[flag] ?? 0) > 0);
  if (stats === undefined || open.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-xl">Needs attention</h2>
      <ul className="grid gap-2">
        {open.map(({ flag, one, many }) => (
          <li key={flag}>
            <Link
              to={toListAddress({ ...WHOLE_LIST, flags: [flag] })}
              className="flex min-h-11 items-center gap-2 rounded-card border border-line bg-card px-4 py-2 hover:border-plum"
            >
              <strong className="tabular-nums">{stats[flag].toLocaleString("en-US")}</strong>
              <span className="grow">{stats[flag] === 1 ? one : many}</span>
              <ChevronRight aria-hidden className="size-5 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
