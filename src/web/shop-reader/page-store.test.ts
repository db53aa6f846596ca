import { expect, test } from "vitest";
import { createPageStore } from "./page-store.ts";

test("a kept page is handed out once", () => {
  const store = createPageStore();
  const page = { items: [1] };
  store.keepPage("entry", page);
  expect(store.takePage("entry")).toBe(page);
  expect(store.takePage("entry")).toBeUndefined();
});

test("states outlive the page that they belong to", () => {
  const store = createPageStore();
  store.keepPage("entry", {});
  store.keepState("entry", "feed", ["a", "b"]);
  store.takePage("entry");
  expect(store.findState("entry", "feed")).toEqual(["a", "b"]);
  expect(store.findState("entry", "other")).toBeUndefined();
  expect(store.findState("elsewhere", "feed")).toBeUndefined();
});

test("the entries that were left longest ago are forgotten", () => {
  const store = createPageStore(2);
  store.keepPage("first", { name: "first" });
  store.keepPage("second", { name: "second" });
  store.keepState("first", "feed", 1);
  store.keepPage("third", { name: "third" });
  expect(store.takePage("second")).toBeUndefined();
  expect(store.takePage("first")).toEqual({ name: "first" });
  expect(store.takePage("third")).toEqual({ name: "third" });
});
