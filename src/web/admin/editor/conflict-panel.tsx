import { type Ref, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import type { FieldDifference } from "./differences.ts";

interface ConflictPanelProps {
  readonly title: string;
  readonly differences: readonly FieldDifference[];
  readonly isBusy: boolean;
  readonly onOverwrite: () => void;
  readonly onTakeSaved: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** Somebody saved after the form was opened: look, overwrite, or take theirs. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { title, differences, isBusy, onOverwrite, onTakeSaved, ref } = props;
  const [isLooking, setLooking] = useState(false);
  const listId = useId();
  return (
    <Panel ref={ref} tone="problem" title={title}>
      <p className="mt-1">It was saved in another window or by somebody else. Your version is still in the form.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button aria-expanded={isLooking} aria-controls={listId} onClick={() => setLooking(!isLooking)}>
          {isLooking ? "Hide the differences" : "Look at the differences"}
        </Button>
        <Button disabled={isBusy} onClick={onOverwrite}>
          Overwrite with mine
        </Button>
        <Button tone="quiet" onClick={onTakeSaved}>
          Use the saved version
        </Button>
      </div>
      <div id={listId} hidden={!isLooking} className="mt-4">
        <Differences fields={differences} />
      </div>
    </Panel>
  );
}

function Differences({ fields }: { readonly fields: readonly FieldDifference[] }) {
  if (fields.length === 0) return <p>The two versions do not differ.</p>;
  return (
    <ul className="grid gap-4">
      {fields.map(({ name, label, saved, yours }) => (
        <li key={name}>
          <h3 className="text-base">{label}</h3>
          <dl className="mt-1 grid gap-2 sm:grid-cols-2">
            <Version title="Saved meanwhile" text={saved} />
            <Version title="Yours" text={yours} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Version({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="rounded-field bg-tint p-3">
      <dt className="text-sm text-quiet">{title}</dt>
      <dd className="[overflow-wrap:anywhere] whitespace-pre-wrap">{text}</dd>
    </div>
  );
}
