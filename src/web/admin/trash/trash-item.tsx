import type { TrashEntryJson } from "../../../wire/trash-json.ts";
import { Button } from "../../ui/button.tsx";
import { Moment } from "../ui/moment.tsx";
import { KIND_NAMES } from "../trash-actions/kind-names.ts";

interface TrashItemProps {
  readonly entry: TrashEntryJson;
  readonly isRestoring: boolean;
  readonly onRestore: () => void;
  readonly onDelete: () => void;
}

const PEOPLE = { "command-line": "the command line", shop: "the shop", visitor: "a visitor" } as const;

function personOf({ deleted_by: { kind, name } }: TrashEntryJson): string {
  return kind === "account" ? name : PEOPLE[kind];
}

export function TrashItem({ entry, isRestoring, onRestore, onDelete }: TrashItemProps) {
  const { kind, title } = entry;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <h2 className="text-lg [overflow-wrap:anywhere]">{title}</h2>
        <p className="text-sm text-quiet">
          {KIND_NAMES[kind]} · deleted by {personOf(entry)} on <Moment at={entry.deleted_at} />
        </p>
        <p className="text-sm text-quiet">
          Will be permanently deleted on <Moment at={entry.expires_at} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`Restore ${title}`} disabled={isRestoring} onClick={onRestore}>
          Restore
        </Button>
        <Button tone="quiet" aria-label={`Delete permanently: ${title}`} onClick={onDelete}>
          Delete permanently
        </Button>
      </div>
    </li>
  );
}
