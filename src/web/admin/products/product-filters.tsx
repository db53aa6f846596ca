import { X } from "lucide-react";
import { useId } from "react";
import type { CategoryUseJson } from "../../../wire/category-json.ts";
import { classNames } from "../../ui/class-names.ts";
import { FIELD_STYLE } from "../../ui/field.tsx";
import { readStats } from "../api/products-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { LIST_FLAGS, type ListFilter, type ListFlag, withFlagTurned } from "../list-place/list-address.ts";

const WORDS: Readonly<Record<ListFlag, string>> = {
  featured: "Featured",
  trending: "Trending",
  hidden: "Hidden",
  without_picture: "No picture",
  without_amount: "Price not readable",
  deleted_category: "Deleted category",
};

interface ProductFiltersProps {
  readonly filter: ListFilter;
  readonly onChange: (change: (now: ListFilter) => Partial<ListFilter>) => void;
  /** Undefined until they are loaded. */
  readonly categories: readonly CategoryUseJson[] | undefined;
  /** Another one counts anew. */
  readonly round: string;
}

/** Each filter says how many products it would leave of the whole list; those that apply can be taken off again. */
export function ProductFilters({ filter, categories, onChange, round }: ProductFiltersProps) {
  const { category, flags } = filter;
  const { data: counts } = useLoaded({
    load: readStats,
    key: round,
    onError: (error) => console.error("The filters could not be counted.", error),
  });
  // Most shops never delete a category that is in use.
  const isOffered = (flag: ListFlag): boolean =>
    flag !== "deleted_category" || flags.includes(flag) || (counts?.[flag] ?? 0) > 0;
  const turn = (flag: ListFlag): void => onChange((now) => ({ flags: withFlagTurned(now.flags, flag) }));
  return (
    <div role="group" aria-label="Filters" className="flex flex-wrap items-center gap-2">
      <CategorySelect
        categories={categories ?? []}
        chosen={category}
        onChoose={(name) => onChange(() => ({ category: name }))}
      />
      {LIST_FLAGS.filter(isOffered).map((flag) => (
        <FilterChip
          key={flag}
          label={WORDS[flag]}
          count={counts?.[flag]}
          isOn={flags.includes(flag)}
          onTurn={() => turn(flag)}
        />
      ))}
      {(category !== "" || flags.length > 0) && (
        <button
          type="button"
          className="min-h-11 px-2 text-sm font-semibold text-accent underline underline-offset-4 sm:min-h-9"
          onClick={() => onChange(() => ({ category: "", flags: [] }))}
        >
          Clear filters
        </button>
      )}
    </div>
  );
}

interface FilterChipProps {
  readonly label: string;
  readonly count: number | undefined;
  readonly isOn: boolean;
  readonly onTurn: () => void;
}

function FilterChip({ label, count, isOn, onTurn }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={classNames(
        "inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 px-3.5 text-sm font-semibold sm:min-h-9",
        isOn ? "border-plum bg-plum text-on-sticker" : "border-control bg-card text-ink hover:border-plum",
      )}
      onClick={onTurn}
    >
      {label}
      {count !== undefined && (
        <span className={classNames("tabular-nums", !isOn && "text-quiet")}>{count.toLocaleString("en-US")}</span>
      )}
      {isOn && <X aria-hidden className="size-4" />}
    </button>
  );
}

interface CategorySelectProps {
  readonly categories: readonly CategoryUseJson[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

function CategorySelect({ categories, chosen, onChoose }: CategorySelectProps) {
  const id = useId();
  const isListed = chosen === "" || categories.some(({ name }) => name === chosen);
  return (
    <span className="relative w-full sm:w-56">
      <label htmlFor={id} className="sr-only">
        Show category
      </label>
      <select
        id={id}
        value={chosen}
        className={classNames(
          FIELD_STYLE,
          "min-h-11 py-1 text-sm sm:min-h-9",
          chosen !== "" && "border-plum font-semibold",
        )}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">All categories</option>
        {!isListed && <option value={chosen}>{chosen}</option>}
        {categories.map(({ name, product_count: products }) => (
          <option key={name} value={name}>
            {`${name} (${products.toLocaleString("en-US")})`}
          </option>
        ))}
      </select>
    </span>
  );
}
