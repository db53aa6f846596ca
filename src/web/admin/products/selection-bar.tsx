import { X } from "lucide-react";
import { Button } from "../../ui/button.tsx";

interface SelectionBarProps {
  /** How many are selected. */
  readonly chosen: string;
  /** How many the list holds. */
  readonly total: string;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

const LINE_BUTTON =
  "inline-flex min-h-11 items-center gap-1 rounded-full px-2 font-semibold text-accent underline-offset-4 hover:underline";

/** Stays in sight at the lower edge as long as something is ticked. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, total, onSelectAll, onClear, onChange, onDelete } = props;
  return (
    <section
      aria-label="Selection"
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border-2 border-plum bg-card p-3 shadow-lifted"
    >
      <p role="status" className="font-bold tabular-nums first-letter:uppercase">
        {chosen} selected
      </p>
      {chosen !== total && (
        <button type="button" className={LINE_BUTTON} onClick={onSelectAll}>
          Select all ({total})
        </button>
      )}
      <button type="button" className={`${LINE_BUTTON} ml-auto min-w-11 justify-center sm:ml-0`} onClick={onClear}>
        <X aria-hidden className="size-5 sm:size-4" />
        <span className="sr-only sm:not-sr-only">Clear</span>
      </button>
      <span className="flex w-full gap-2 *:grow sm:ml-auto sm:w-auto">
        <Button className="text-cherry" onClick={onDelete}>
          Delete…
        </Button>
        <Button tone="primary" onClick={onChange}>
          Change…
        </Button>
      </span>
    </section>
  );
}
