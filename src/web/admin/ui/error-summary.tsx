import { type Ref, useId } from "react";

export interface SummaryItem {
  /** Of the control that the link leads to. */
  readonly controlId: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly items: readonly SummaryItem[];
  /** Takes the focus after a failed submit. */
  readonly ref: Ref<HTMLDivElement>;
}

/** What keeps a form from being saved, each with a link to its field. */
export function ErrorSummary({ items, ref }: ErrorSummaryProps) {
  const headingId = useId();
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={headingId}
      className="rounded-card border-2 border-cherry bg-card p-4"
    >
      <h2 id={headingId} className="text-lg font-bold">
        There is a problem
      </h2>
      <ul className="mt-2 grid sm:gap-1">
        {items.map(({ controlId, message }) => (
          <li key={controlId}>
            <a
              href={`#${controlId}`}
              className="inline-flex min-h-11 items-center sm:min-h-6 text-cherry underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(controlId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
