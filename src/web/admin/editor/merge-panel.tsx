import { type Ref, useId } from "react";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import type { ConflictChoice, MergeQuestion } from "./editor-problem.ts";
import type { FieldConflict, TakenField } from "./merge-versions.ts";

interface MergePanelProps {
  readonly title: string;
  readonly question: MergeQuestion;
  /** Those that are neither chosen nor settled in the form. */
  readonly open: readonly FieldConflict[];
  readonly isBusy: boolean;
  readonly onChoose: (name: string, choice: ConflictChoice) => void;
  readonly onSave: () => void;
  readonly onTakeSaved: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** After someone else saved: shows their changes, and asks about the fields that both changed. */
export function MergePanel(props: MergePanelProps) {
  const { title, question, open, isBusy, onChoose, onSave, onTakeSaved, ref } = props;
  const { taken, conflicts, choices, isOverdue } = question;
  return (
    <Panel ref={ref} tone="problem" title={title}>
      <p className="mt-1">{introOf(question)}</p>
      {conflicts.length > 0 && (
        <div className="mt-4 grid gap-4">
          {conflicts.map((conflict) => (
            <Conflict
              key={conflict.name}
              conflict={conflict}
              choice={choices[conflict.name]}
              onChoose={(choice) => onChoose(conflict.name, choice)}
            />
          ))}
        </div>
      )}
      {taken.length > 0 && <Taken fields={taken} />}
      <p role="alert" className="mt-4 font-semibold text-cherry empty:hidden">
        {isOverdue && open.length > 0 && `Choose a version first: ${open.map(({ label }) => label).join(", ")}.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button tone="primary" disabled={isBusy} onClick={onSave}>
          Save merged version
        </Button>
        <Button tone="quiet" onClick={onTakeSaved}>
          Use the saved version
        </Button>
      </div>
    </Panel>
  );
}

function introOf({ taken, conflicts }: MergeQuestion): string {
  const start = "Someone else saved it after you started editing.";
  if (conflicts.length === 0)
    return `${start} Their changes are now in the form, next to yours. Check them, then save.`;
  const both =
    conflicts.length === 1 ? "You both changed 1 field" : `You both changed ${String(conflicts.length)} fields`;
  const rest = taken.length === 0 ? "" : " Their other changes are already in the form.";
  return `${start} ${both}: choose which version to keep, or edit it in the form.${rest}`;
}

interface ConflictProps {
  readonly conflict: FieldConflict;
  readonly choice: ConflictChoice | undefined;
  readonly onChoose: (choice: ConflictChoice) => void;
}

const SIDES = [
  { side: "theirs", title: "Saved version" },
  { side: "mine", title: "Yours" },
] as const;

function Conflict({ conflict, choice, onChoose }: ConflictProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="font-bold">{conflict.label}</legend>
      <div className="mt-1 grid gap-2 sm:grid-cols-2">
        {SIDES.map(({ side, title }) => (
          <label
            key={side}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-field border border-control bg-tint p-3 has-checked:border-plum has-checked:ring-2 has-checked:ring-plum"
          >
            <input
              type="radio"
              name={name}
              checked={choice === side}
              className="mt-0.5 size-5 shrink-0 accent-plum"
              onChange={() => onChoose(side)}
            />
            <span className="min-w-0">
              <span className="block text-sm text-quiet">{title}</span>
              <VersionText text={conflict[side].text} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Taken({ fields }: { readonly fields: readonly TakenField[] }) {
  return (
    <details className="mt-4" open={fields.length === 1}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold sm:min-h-8">
        Their changes: {fields.map(({ label }) => label).join(", ")}
      </summary>
      <ul className="mt-2 grid gap-3">
        {fields.map(({ name, label, before, now }) => (
          <li key={name}>
            <h3 className="text-base">{label}</h3>
            <dl className="mt-1 grid gap-2 sm:grid-cols-2">
              <Version title="Before" text={before} />
              <Version title="Now" text={now} />
            </dl>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Version({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="rounded-field bg-tint p-3">
      <dt className="text-sm text-quiet">{title}</dt>
      <dd>
        <VersionText text={text} />
      </dd>
    </div>
  );
}

function VersionText({ text }: { readonly text: string }) {
  return <span className="block max-h-48 overflow-y-auto [overflow-wrap:anywhere] whitespace-pre-wrap">{text}</span>;
}
