import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { StatsJson } from "../../../wire/stats-json.ts";
import type { TaskJson } from "../../../wire/task-json.ts";
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

/** More would push the rest of the dashboard out of sight. The others appear once these are done. */
const MOST_TASKS = 8;

const NONE: readonly TaskJson[] = [];

interface NeedsAttentionProps {
  readonly stats: StatsJson | undefined;
  readonly tasks: readonly TaskJson[] | undefined;
}

/** Each line opens the table or form where it can be fixed. Shows nothing if there are none. */
export function NeedsAttention({ stats, tasks = NONE }: NeedsAttentionProps) {
  const open = stats === undefined ? [] : MATTERS.filter(({ flag }) => stats[flag] > 0);
  if (open.length + tasks.length === 0) return null;
  const more = tasks.length - MOST_TASKS;
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-xl">Needs attention</h2>
      <ul className="grid gap-2">
        {tasks.slice(0, MOST_TASKS).map((task) => (
          <Line key={`${task.kind} ${task.id}`} to={pathOf(task)}>
            <TaskWords task={task} />
          </Line>
        ))}
        {more > 0 && <li className="px-4 text-quiet">And {more.toLocaleString("en-US")} more.</li>}
        {stats !== undefined &&
          open.map(({ flag, one, many }) => (
            <Line key={flag} to={toListAddress({ ...WHOLE_LIST, flags: [flag] })}>
              <strong className="tabular-nums">{stats[flag].toLocaleString("en-US")}</strong>{" "}
              <span>{stats[flag] === 1 ? one : many}</span>
            </Line>
          ))}
      </ul>
    </section>
  );
}

function Line({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-11 items-center gap-2 rounded-card border border-line bg-card px-4 py-2 hover:border-plum"
      >
        <span className="min-w-0 grow">{children}</span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-quiet" />
      </Link>
    </li>
  );
}

function TaskWords({ task: { kind, title } }: { readonly task: TaskJson }): ReactNode {
  switch (kind) {
    case "contact-missing":
      return "The contact page has no contact details";
    case "giveaway-without-entry":
      return <Titled title={title}>has no way to enter</Titled>;
    case "giveaway-without-winner":
      return <Titled title={title}>announces a winner without a name</Titled>;
    case "deal-contradicts-prices":
      return <Titled title={title}>has a discount that contradicts its prices</Titled>;
  }
}

function Titled({ title, children }: { readonly title: string | null; readonly children: string }) {
  return (
    <>
      <strong>{title}</strong> {children}
    </>
  );
}

function pathOf({ kind, id }: TaskJson): string {
  switch (kind) {
    case "contact-missing":
      return "/admin/settings";
    case "giveaway-without-entry":
    case "giveaway-without-winner":
      return `/admin/giveaways/edit/${String(id)}`;
    case "deal-contradicts-prices":
      return `/admin/exclusives/edit/${String(id)}`;
  }
}
