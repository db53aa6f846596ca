import type { ActJson, ChangedValueJson } from "../../../wire/act-json.ts";
import { Link } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { Moment } from "../ui/moment.tsx";
import { labelOf, fieldsInWords, isInstant, leadsToTrash, nameOf, textOf, wordsOf } from "./act-words.ts";

/** So many changes stand open; of something made or removed each field would, so those are folded away. */
const OPEN_CHANGES = 4;
/** Longer texts scroll inside of their place, and can be reached by keyboard for that. */
const LONG_TEXT = 300;

/** One line of the log: who did what, when, and what it changed. */
export function ActItem({ act }: { readonly act: ActJson }) {
  const { actor, subject, changes } = act;
  const words = wordsOf(act);
  const isRevision = changes.some(({ before, after }) => before !== null && after !== null);
  return (
    <li className="grid gap-1 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 lg:flex-nowrap">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <strong>{nameOf(actor)}</strong> {words.deed}
          {words.subject !== "" && (
            <>
              {" "}
              <strong>{words.subject}</strong>
            </>
          )}
        </p>
        <p className="text-sm text-quiet lg:shrink-0">
          {leadsToTrash(act) && (
            <>
              <Link to="/admin/trash" className="font-semibold text-accent underline">
                Trash
              </Link>{" "}
              ·{" "}
            </>
          )}
          <Moment at={act.at} />
        </p>
      </div>
      {changes.length > 0 && (
        <details className="-mb-2 open:mb-0 sm:mb-0" open={isRevision && changes.length <= OPEN_CHANGES}>
          <summary className="w-fit min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-accent sm:min-h-6 sm:py-0.5">
            {fieldsInWords(changes)}
            <span className="sr-only"> of {words.subject === "" ? subject.kind : words.subject}</span>
          </summary>
          <dl className="mt-2 grid gap-3">
            {changes.map(({ field, before, after }) => (
              <div key={field} className="grid gap-1 border-l-4 border-line pl-3">
                <dt className="text-sm font-bold">{labelOf(field)}</dt>
                <Change label={labelOf(field)} before={before} after={after} />
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}

interface ChangeProps {
  readonly label: string;
  readonly before: ChangedValueJson;
  readonly after: ChangedValueJson;
}

/** Side by side only where there are two: what was added or removed has no blank beside it. */
function Change({ label, before, after }: ChangeProps) {
  const isRevised = before !== null && after !== null;
  return (
    <dd className={classNames("grid gap-x-4 gap-y-1", isRevised && "sm:grid-cols-2")}>
      {before !== null && <Side name="Before" label={label} value={before} />}
      {after !== null && <Side name="After" label={label} value={after} />}
    </dd>
  );
}

interface SideProps {
  readonly name: "Before" | "After";
  readonly label: string;
  readonly value: Exclude<ChangedValueJson, null>;
}

function Side({ name, label, value }: SideProps) {
  const text = textOf(value);
  const isLong = text.length > LONG_TEXT;
  return (
    <div className="min-w-0 text-sm">
      <span className="text-quiet">{name}: </span>
      {isInstant(value) ? (
        <Moment at={value} />
      ) : (
        <span
          {...(isLong && { tabIndex: 0, role: "group", "aria-label": `${label}, ${name.toLowerCase()}` })}
          className={classNames(
            "[overflow-wrap:anywhere] whitespace-pre-line",
            (isLong || text.includes("\n")) && "block",
            isLong && "max-h-48 overflow-y-auto",
          )}
        >
          {text}
        </span>
      )}
    </div>
  );
}
