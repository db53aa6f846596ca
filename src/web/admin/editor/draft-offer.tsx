import { toInstantJson } from "../../../wire/instant-json.ts";
import { Button } from "../../ui/button.tsx";
import { Moment } from "../ui/moment.tsx";
import { Panel } from "../ui/panel.tsx";

interface DraftOfferProps {
  /** Epoch milliseconds. */
  readonly keptAt: number;
  /** It was typed over an older version than the one in the form. */
  readonly isOutdated: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

export function DraftOffer({ keptAt, isOutdated, onRestore, onDiscard }: DraftOfferProps) {
  return (
    <Panel tone="notice" title="You have unsaved changes from earlier">
      <p className="mt-1">
        This browser kept what you typed until <Moment at={toInstantJson(keptAt)} /> and did not save.
        {isOutdated && " Someone has saved a newer version since: restoring merges your changes into it."}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onRestore}>Restore them</Button>
        <Button tone="quiet" onClick={onDiscard}>
          Discard them
        </Button>
      </div>
    </Panel>
  );
}
