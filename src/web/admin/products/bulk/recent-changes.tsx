import { useState } from "react";
import { nameDeed } from "../../../../core/catalogue/bulk/bulk-change.ts";
import type { BulkChangeJson } from "../../../../wire/bulk-change-json.ts";
import { Button } from "../../../ui/button.tsx";
import { listBulkChanges } from "../../api/bulk-changes-api.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { Moment } from "../../ui/moment.tsx";
import { canBeUndone, countProducts, nameUndo } from "./bulk-words.ts";
import type { BulkWork } from "./use-bulk-change.ts";

/** Second thoughts come later: the last bulk changes, each with its way back. */
export function RecentChanges({ work }: { readonly work: BulkWork }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-8" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-accent">
        Recent bulk changes
      </summary>
      {isOpen && <ChangeList work={work} />}
    </details>
  );
}

function ChangeList({ work }: { readonly work: BulkWork }) {
  const { data } = useLoaded({
    load: listBulkChanges,
    key: `${work.report?.id ?? ""} ${work.report?.state ?? ""}`,
    onError: (error) => console.error("The bulk changes could not be loaded.", error),
  });
  if (data === undefined) return null;
  if (data.length === 0) return <p className="py-2 text-quiet">There were none yet.</p>;
  return (
    <ul className="grid gap-2">
      {data.map((change) => (
        <li
          key={change.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-card px-4 py-2"
        >
          <span className="min-w-0 grow">
            <strong className="block [overflow-wrap:anywhere]">{nameDeed(change.deed)}</strong>
            <span className="block text-sm text-quiet">
              {countProducts(change.changed)}, {STATES[change.state]} · <Moment at={change.created_at} />
              {change.started_by !== null && ` by ${change.started_by}`}
            </span>
            {change.failure !== null && <span className="block text-sm">{change.failure}</span>}
          </span>
          {change.state === "failed" && (
            <Button disabled={work.isAtWork} onClick={() => void work.resume(change.id)}>
              Try again
            </Button>
          )}
          {canBeUndone(change) && (
            <Button disabled={work.isAtWork} onClick={() => void work.undo(change.id)}>
              {nameUndo(change)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const STATES: Readonly<Record<BulkChangeJson["state"], string>> = {
  running: "running",
  done: "done",
  cancelled: "cancelled",
  failed: "failed",
  undoing: "undoing",
  undone: "undone",
  "undo-failed": "partly undone",
};
