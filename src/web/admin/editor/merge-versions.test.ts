import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeVersions } from "./merge-versions.ts";

const KIND = {
  fields: [
    { name: "title", label: "Product Title" },
    { name: "price", label: "Price" },
    { name: "tags", label: "Tags" },
    { name: "images", label: "Product Images" },
    { name: "featured", label: "Featured Product" },
  ],
  unordered: ["tags"],
};
const BASE = { title: "Hat", price: "$10", tags: ["hat"], images: ["a", "b"], featured: false, tag_entry: "" };

const picks = (price: string) => ({ picks: [{ id: "1", price }] });
const readable = (value: unknown, name: string): string => `${name} ${String(value)}`;

const mergeOf = (mine: Partial<typeof BASE>, theirs: Partial<typeof BASE>) =>
  mergeVersions(KIND, { base: BASE, mine: { ...BASE, ...mine }, theirs: { ...BASE, ...theirs } });

describe("two versions of one product", () => {
  test("keep what each side alone changed, and tell what was taken over", () => {
    const merged = mergeOf({ title: "Beer hat" }, { price: "$12", featured: true });

    expect(merged.values).toMatchObject({ title: "Beer hat", price: "$12", featured: true });
    expect(merged.conflicts).toEqual([]);
    expect(merged.taken).toEqual([
      { name: "price", label: "Price", before: "$10", now: "$12" },
      { name: "featured", label: "Featured Product", before: "Off", now: "On" },
    ]);
  });

  test("ask only about a field that both changed to something else", () => {
    const merged = mergeOf({ title: "Beer hat", price: "$11" }, { title: "Beer hat", price: "$12" });

    expect(merged.conflicts).toEqual([
      { name: "price", label: "Price", mine: { value: "$11", text: "$11" }, theirs: { value: "$12", text: "$12" } },
    ]);
    expect(merged.values.price).toBe("$11");
    expect(merged.taken).toEqual([]);
  });

  test("keep what is typed in a box and not added yet", () => {
    expect(mergeOf({ tag_entry: "fu" }, { price: "$12" }).values.tag_entry).toBe("fu");
  });

  test("merge tags that both added and removed", () => {
    const merged = mergeOf({ tags: ["hat", "fun"] }, { tags: ["beer"] });

    expect(merged.values.tags).toEqual(["fun", "beer"]);
    expect(merged.conflicts).toEqual([]);
  });

  test("ask about images, whose order matters", () => {
    const merged = mergeOf({ images: ["a", "b", "c"] }, { images: ["z", "a", "b"] });

    expect(merged.conflicts.map(({ name }) => name)).toEqual(["images"]);
  });

  test("differ in conflicts only where what they started from is unknown", () => {
    const merged = mergeVersions(KIND, { base: undefined, mine: BASE, theirs: { ...BASE, price: "$12" } });

    expect(merged.conflicts.map(({ name }) => name)).toEqual(["price"]);
  });

  test("compare what counts as a change, and show the newer copy of the rest", () => {
    const kind = {
      fields: [{ name: "picks", label: "Products" }],
      comparable: (value: unknown) => (value as { id: string }[]).map(({ id }) => id),
    };
    const merged = mergeVersions(kind, { base: picks("$1"), mine: picks("$1"), theirs: picks("$2") });

    expect(merged).toEqual({ values: picks("$2"), taken: [], conflicts: [] });
  });
});

test("a form may read its values in words of its own", () => {
  const [taken] = mergeVersions(
    { ...KIND, readable },
    { base: BASE, mine: BASE, theirs: { ...BASE, featured: true } },
  ).taken;

  expect(taken).toMatchObject({ before: "featured false", now: "featured true" });
});

const version = fc.record({
  title: fc.constantFrom("Hat", "Cap", "Bonnet"),
  price: fc.constantFrom("$10", "$11", "$12"),
  tags: fc.uniqueArray(fc.constantFrom("a", "b", "c", "d")),
  images: fc.uniqueArray(fc.constantFrom("a", "b", "c")),
  featured: fc.boolean(),
  tag_entry: fc.constant(""),
});

test("nothing that the other side changed is lost without a question", () => {
  fc.assert(
    fc.property(version, version, version, (base, mine, theirs) => {
      const { values, conflicts } = mergeVersions(KIND, { base, mine, theirs });
      const asked = new Set(conflicts.map(({ name }) => name));
      const mustBeTheirs = (["title", "price", "images", "featured"] as const).filter(
        (name) => JSON.stringify(theirs[name]) !== JSON.stringify(base[name]) && !asked.has(name),
      );
      for (const name of mustBeTheirs) expect(values[name]).toEqual(theirs[name]);
      fc.pre(!asked.has("tags"));
      const removed = new Set(base.tags.filter((tag) => !theirs.tags.includes(tag)));
      expect(values.tags).toEqual(expect.arrayContaining(theirs.tags.filter((tag) => !base.tags.includes(tag))));
      expect(values.tags.filter((tag) => removed.has(tag))).toEqual([]);
    }),
  );
});
