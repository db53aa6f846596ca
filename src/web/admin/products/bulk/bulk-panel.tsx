import { useEffect, useRef } from "react";
import { nameDeed } from "../../../../core/catalogue/bulk/bulk-change.ts";
import type { BulkReportJson } from "../../../../wire/bulk-change-json.ts";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { canBeUndone, nameUndo, tellState } from "./bulk-words.ts";
import type { BulkWork } from "./use-bulk-change.ts";

/** How far a bulk change is, what came of it, and the way back. */
export function BulkPanel({ work }: { readonly work: BulkWork }) {
  const { report, begun } = work;
  const panel = useRef<HTMLElement>(null);
  // The dialog or the button that began it is gone, and with it the focus.
  useEffect(() => {
    if (begun > 0) panel.current?.focus();
  }, [begun]);
  if (report === undefined) return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Bulk change"
      className="mt-4 grid scroll-mt-4 gap-2 rounded-card border-2 border-control bg-card p-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 grow text-lg font-bold [overflow-wrap:anywhere]">{nameDeed(report.deed)}</h2>
        <PanelButtons report={report} work={work} />
      </div>
      {work.isAtWork && <Progress report={report} />}
      <p role="status">{tellState(report)}</p>
      {report.problems.length > 0 && <Problems report={report} />}
    </section>
  );
}

function PanelButtons({ report, work }: { readonly report: BulkReportJson; readonly work: BulkWork }) {
  if (report.state === "running") return <Button onClick={() => void work.cancel()}>Cancel</Button>;
  if (report.state === "undoing") return null;
  return (
    <span className="flex flex-wrap gap-3">
      {report.state === "failed" && <Button onClick={() => void work.resume(report.id)}>Try again</Button>}
      {canBeUndone(report) && <Button onClick={() => void work.undo(report.id)}>{nameUndo(report)}</Button>}
      <Button tone="quiet" onClick={work.dismiss}>
        Dismiss
      </Button>
    </span>
  );
}

function Progress({ report }: { readonly report: BulkReportJson }) {
  const isUndoing = report.state === "undoing";
  const done = isUndoing ? report.restored + report.kept : report.seen;
  const all = isUndoing ? report.changed : report.total;
  return (
    <div className="flex items-center gap-3">
      <ProgressBar
        aria-label={isUndoing ? "Undone so far" : "Done so far"}
        value={done}
        max={Math.max(all, 1)}
        className="min-w-0 grow"
      />
      <span className="text-sm text-quiet tabular-nums">
        {done.toLocaleString("en-US")} of {all.toLocaleString("en-US")}
      </span>
    </div>
  );
}

function Problems({ report }: { readonly report: BulkReportJson }) {
  const { problems, refused, kept } = report;
  const more = refused + kept - problems.length;
  return (
    <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm">
      {problems.map(({ product_id, title, reason }) => (
        <li key={product_id} className="[overflow-wrap:anywhere]">
          <strong>{title}</strong>: {reason}
        </li>
      ))}
      {more > 0 && <li className="text-quiet">And {more.toLocaleString("en-US")} more.</li>}
    </ul>
  );
}
