import { describe, expect, test } from "vitest";
import { createDraftStore } from "./draft-store.ts";

const SHAPE = { title: "", tags: [] as string[], picks: [{ id: "", blurb: "" }], featured: false };
const TYPED = { title: "Beer hat", tags: ["hat"], picks: [{ id: "p1", blurb: "Wear it." }], featured: true };

function createMemoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const draftsOf = (productId: string | undefined, storage = createMemoryStorage()) =>
  createDraftStore({ name: `product:${productId ?? "new"}`, shape: SHAPE, storage, now: () => 1_700_000_000_000 });

describe("a draft", () => {
  test("comes back as it was typed, with its time, the version it started from and its key", () => {
    const drafts = draftsOf("7");

    drafts.keep({ values: TYPED, startedFrom: "2026-01-02T00:00:00.000Z", onceKey: "k" });

    expect(drafts.find()).toEqual({
      values: TYPED,
      startedFrom: "2026-01-02T00:00:00.000Z",
      onceKey: "k",
      keptAt: 1_700_000_000_000,
    });
  });

  test("of one product is not offered for another", () => {
    const storage = createMemoryStorage();

    draftsOf("7", storage).keep({ values: TYPED, startedFrom: null, onceKey: "k" });

    expect(draftsOf("8", storage).find()).toBeUndefined();
    expect(draftsOf(undefined, storage).find()).toBeUndefined();
  });

  test("is gone once it is discarded", () => {
    const drafts = draftsOf(undefined);
    drafts.keep({ values: TYPED, startedFrom: "2026-01-02T00:00:00.000Z", onceKey: "k" });

    drafts.discard("k");

    expect(drafts.find()).toBeUndefined();
  });

  test("stays where another window kept one of its own since", () => {
    const drafts = draftsOf("7");
    drafts.keep({ values: TYPED, startedFrom: null, onceKey: "theirs" });

    drafts.discard("k");

    expect(drafts.find()).toMatchObject({ onceKey: "theirs" });
  });

  test("comes back with the version that it started from, unless another form wrote that", () => {
    const drafts = draftsOf("7");
    const base = { ...TYPED, title: "Hat" };
    drafts.keep({ values: TYPED, startedFrom: "2026-01-02T00:00:00.000Z", base, onceKey: "k" });
    expect(drafts.find()?.base).toEqual(base);

    drafts.keep({ values: TYPED, startedFrom: null, base: { title: "Hat" } as typeof TYPED, onceKey: "k" });
    expect(drafts.find()?.values).toEqual(TYPED);
    expect(drafts.find()?.base).toBeUndefined();
  });

  test.each([
    ["no JSON", "{"],
    ["another shape", '{"values":[]}'],
    [
      "a field of another kind",
      JSON.stringify({ values: { ...TYPED, tags: "hat" }, startedFrom: null, onceKey: "k", keptAt: 1 }),
    ],
    [
      "a list of other entries",
      JSON.stringify({ values: { ...TYPED, picks: ["p1"] }, startedFrom: null, onceKey: "k", keptAt: 1 }),
    ],
    ["without its key", JSON.stringify({ values: TYPED, startedFrom: null, keptAt: 1 })],
    ["a field too few", JSON.stringify({ values: { title: "Beer hat" }, startedFrom: null, onceKey: "k", keptAt: 1 })],
  ])("that is %s is not offered", (_, text) => {
    const storage = createMemoryStorage();
    storage.setItem("draft:product:7", text);

    expect(draftsOf("7", storage).find()).toBeUndefined();
  });

  test("that does not fit into the browser's storage does not stop the typing", () => {
    const storage = {
      ...createMemoryStorage(),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };

    expect(() => draftsOf("7", storage).keep({ values: TYPED, startedFrom: null, onceKey: "k" })).not.toThrow();
  });
});
