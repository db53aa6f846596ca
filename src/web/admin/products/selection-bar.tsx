import { X } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import type { Selection } from "./selection.ts";

interface SelectionBarProps {
  readonly selection: Selection;
  /** How many the list holds, as it is shown. */
  readonly total: string;
  /** The same, counted to the end; undefined until it is known. */
  readonly exactTotal: string | undefined;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

const LINE_BUTTON =
  "inline-flex min-h-11 items-center gap-1 rounded-full px-2 font-semibold text-accent underline-offset-4 hover:underline";

/** Stays in sight at the lower edge as long as something is ticked. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, total, exactTotal, onSelectAll, onClear, onChange, onDelete } = props;
  const chosen = selection.kind === "all" ? (exactTotal ?? total) : selection.ids.size.toLocaleString("en-US");
  return (
    <section
      aria-label="Selection"
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border-2 border-plum bg-card p-3 shadow-lifted"
    >
      <p role="status" className="font-bold tabular-nums">
        {chosen} selected
      </p>
      {selection.kind === "some" && String(selection.ids.size) !== (exactTotal ?? total) && (
        <button type="button" className={LINE_BUTTON} onClick={onSelectAll}>
          Select all ({exactTotal ?? total})
        </button>
      )}
      <button type="button" className={LINE_BUTTON} onClick={onClear}>
        <X aria-hidden className="size-4" />
        Clear
      </button>
      <span className="ml-auto flex gap-2">
        <Button tone="danger" onClick={onDelete}>
          Delete…
        </Button>
        <Button tone="primary" onClick={onChange}>
          Change…
        </Button>
      </span>
    </section>
  );
}
