import { describe, expect, test } from "vitest";
import type { BulkReportJson } from "../../../../wire/bulk-change-json.ts";
import { foretell, tellState } from "./bulk-words.ts";

const REPORT: BulkReportJson = {
  id: "b1",
  deed: { kind: "flag", flag: "featured", value: true },
  state: "done",
  started_by: "Robin",
  total: 3,
  seen: 3,
  changed: 3,
  refused: 0,
  restored: 0,
  kept: 0,
  failure: null,
  created_at: "2026-01-02T03:04:05.000Z",
  updated_at: "2026-01-02T03:04:06.000Z",
  problems: [],
};

describe("what a change would do", () => {
  test.each([
    [{ chosen: 3, changing: 3, refused: 0 }, "3 products will change."],
    [{ chosen: 2, changing: 1, refused: 0 }, "1 product will change. 1 is like this already."],
    [
      { chosen: 9, changing: 4, refused: 2 },
      "4 products will change. 3 are like this already. 2 would have too many tags and stay as they are.",
    ],
    [{ chosen: 2, changing: 1, refused: 1 }, "1 product will change. 1 would have too many tags and stays as it is."],
    [{ chosen: 1, changing: 0, refused: 0 }, "It is like this already."],
    [{ chosen: 2, changing: 0, refused: 0 }, "All of them are like this already."],
  ])("%j: %s", (preview, sentence) => {
    expect(foretell(preview)).toBe(sentence);
  });
});

describe("what came of a change", () => {
  test.each<[Partial<BulkReportJson>, string]>([
    [{ changed: 3 }, "3 products changed."],
    [{ deed: { kind: "delete" }, changed: 1 }, "1 product deleted."],
    [{ changed: 2, refused: 1 }, "2 products changed. 1 product stayed as it was:"],
    [{ changed: 1, refused: 2 }, "1 product changed. 2 products stayed as they were:"],
    [
      { state: "cancelled", seen: 4200, total: 10_000, changed: 4000 },
      "Cancelled after 4,200 of 10,000 products: 4,000 products changed.",
    ],
    [{ state: "failed", failure: "The disk is full.", changed: 1 }, "The disk is full. 1 product changed before."],
    [{ state: "undone", restored: 1 }, "Undone: 1 product is as before."],
    [
      { state: "undo-failed", failure: "The disk is full.", changed: 3, restored: 1 },
      "The disk is full. Of 3 products 1 is as before.",
    ],
    [{ state: "undone", restored: 2, kept: 1 }, "Undone: 2 products are as before. 1 product stayed as it was:"],
  ])("%j: %s", (report, sentence) => {
    expect(tellState({ ...REPORT, ...report })).toBe(sentence);
  });
});
