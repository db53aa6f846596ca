import type { BulkChangeJson, BulkPreviewJson, BulkReportJson } from "../../../../wire/bulk-change-json.ts";

export const countProducts = (count: number): string =>
  count === 1 ? "1 product" : `${count.toLocaleString("en-US")} products`;

/** What a bulk change would do, before it begins. */
export function foretell({ chosen, changing, refused }: BulkPreviewJson): string {
  const unchanged = chosen - changing - refused;
  if (changing === 0 && refused === 0) {
    return chosen === 1 ? "It is like this already." : "All of them are like this already.";
  }
  const sentences = [`${countProducts(changing)} will change.`];
  if (unchanged > 0) {
    sentences.push(`${unchanged.toLocaleString("en-US")} ${unchanged === 1 ? "is" : "are"} like this already.`);
  }
  if (refused > 0) {
    const stay = refused === 1 ? "stays as it is" : "stay as they are";
    sentences.push(`${refused.toLocaleString("en-US")} would have too many tags and ${stay}.`);
  }
  return sentences.join(" ");
}

/** How far a bulk change is, or what came of it; ends in a colon where the products that were left alone follow. */
export function tellState(report: BulkReportJson): string {
  const { state, deed, changed, total, seen, refused, restored, kept, failure } = report;
  const verb = deed.kind === "delete" ? "deleted" : "changed";
  switch (state) {
    case "running":
      return "Running. You can keep working.";
    case "undoing":
      return "Undoing.";
    case "done":
      return `${countProducts(changed)} ${verb}.${tellLeft(refused)}`;
    case "cancelled":
      return `Cancelled after ${seen.toLocaleString("en-US")} of ${countProducts(total)}: ${countProducts(changed)} ${verb}.`;
    case "failed":
      return `${failure ?? "It could not go on."} ${countProducts(changed)} ${verb} before.`;
    case "undo-failed":
      return `${failure ?? "It could not go on."} Of ${countProducts(changed)} ${restored.toLocaleString("en-US")} ${restored === 1 ? "is" : "are"} as before.${tellLeft(kept)}`;
    case "undone":
      return `Undone: ${countProducts(restored)} ${restored === 1 ? "is" : "are"} as before.${tellLeft(kept)}`;
  }
}

function tellLeft(count: number): string {
  if (count === 0) return "";
  return ` ${countProducts(count)} stayed as ${count === 1 ? "it was" : "they were"}:`;
}

/** Whether the change may be taken back, or the rest of it. */
export const canBeUndone = ({ state, changed }: BulkChangeJson): boolean =>
  changed > 0 && (state === "done" || state === "cancelled" || state === "failed" || state === "undo-failed");

export const nameUndo = ({ state }: BulkChangeJson): string => (state === "undo-failed" ? "Undo the rest" : "Undo");
