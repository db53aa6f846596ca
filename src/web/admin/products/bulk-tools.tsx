import { useState } from "react";
import type { BulkDeed } from "../../../core/catalogue/bulk/bulk-change.ts";
import { previewBulkChange, toSelectionBody } from "../api/bulk-changes-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import type { ListFilter } from "../list-place/list-address.ts";
import { BulkDeleteDialog } from "./bulk/bulk-delete-dialog.tsx";
import { BulkDialog } from "./bulk/bulk-dialog.tsx";
import type { BulkWork } from "./bulk/use-bulk-change.ts";
import { countSelected, isEmptySelection } from "./selection.ts";
import { SelectionBar } from "./selection-bar.tsx";
import type { Ticking } from "./use-selection.ts";

interface BulkToolsProps {
  readonly ticking: Ticking;
  readonly work: BulkWork;
  readonly filter: ListFilter;
  /** Of the list, as it is shown. */
  readonly total: string;
}

/** What can be done with the ticked products. */
export function BulkTools({ ticking, work, filter, total }: BulkToolsProps) {
  const [open, setOpen] = useState<"change" | "delete">();
  const { selection } = ticking;
  const isBare = isEmptySelection(selection);
  const exactTotal = useExactTotal({ filter, total, isWanted: !isBare });
  const count = countSelected(selection, total, exactTotal);
  if (isBare || count === "0") return null;
  const chosen = count === "1" ? "1 product" : `${count} products`;
  const start = async (deed: BulkDeed): Promise<void> => {
    await work.start(ticking.body, deed);
    setOpen(undefined);
    ticking.clear();
  };
  return (
    <>
      <SelectionBar
        chosen={count}
        total={exactTotal ?? total}
        onSelectAll={ticking.tickAll}
        onClear={ticking.clear}
        onChange={() => setOpen("change")}
        onDelete={() => setOpen("delete")}
      />
      {open === "change" && (
        <BulkDialog selection={ticking.body} chosen={chosen} onStart={start} onClose={() => setOpen(undefined)} />
      )}
      {open === "delete" && (
        <BulkDeleteDialog
          chosen={chosen}
          onDelete={() => start({ kind: "delete" })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

interface ExactTotal {
  readonly filter: ListFilter;
  readonly total: string;
  readonly isWanted: boolean;
}

/** Lists stop counting at some number; who is about to change all of them wants to know. */
function useExactTotal({ filter, total, isWanted }: ExactTotal): string | undefined {
  const isCapped = total.endsWith("+");
  const selection = toSelectionBody(filter);
  const { data } = useLoaded({
    load: async (signal) => {
      if (!isWanted || !isCapped) return undefined;
      return (await previewBulkChange({ selection }, signal)).chosen.toLocaleString("en-US");
    },
    key: JSON.stringify([selection, isWanted && isCapped]),
    onError: (error) => console.error("The list could not be counted to its end.", error),
  });
  return isCapped ? data : total;
}
