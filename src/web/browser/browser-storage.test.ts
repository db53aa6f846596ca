import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { browserStorage } from "./browser-storage.ts";

afterEach(() => {
  browserStorage.removeItem("token");
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException("No.", "QuotaExceededError");
};

describe("where storage is full", () => {
  beforeEach(() => {
    const kept = new Map([["token", "old"]]);
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: refuse,
      removeItem: (key: string) => kept.delete(key),
    });
  });

  test("what is set holds for this page, before what was stored once", () => {
    expect(browserStorage.getItem("token")).toBe("old");
    browserStorage.setItem("token", "new");
    expect(browserStorage.getItem("token")).toBe("new");
  });

  test("what is removed is gone from both", () => {
    browserStorage.setItem("token", "new");
    browserStorage.removeItem("token");
    expect(browserStorage.getItem("token")).toBeNull();
  });
});

test("where storage is switched off, what is set holds for this page", () => {
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(browserStorage.getItem("token")).toBeNull();
  browserStorage.setItem("token", "new");
  expect(browserStorage.getItem("token")).toBe("new");
  browserStorage.removeItem("token");
  expect(browserStorage.getItem("token")).toBeNull();
});

test("what can be stored is stored, and read as another tab left it", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  browserStorage.setItem("token", "here");
  kept.set("token", "elsewhere");
  expect(browserStorage.getItem("token")).toBe("elsewhere");
});

test("where there is no storage at all, what is set holds for this page, and says so", () => {
  vi.stubGlobal("localStorage", null);
  expect(browserStorage.getItem("token")).toBeNull();
  expect(browserStorage.setItem("token", "new")).toBe(false);
  expect(browserStorage.getItem("token")).toBe("new");
  browserStorage.removeItem("token");
  expect(browserStorage.getItem("token")).toBeNull();
});

test("where the very access throws, what is set holds for this page", () => {
  vi.stubGlobal("localStorage", undefined);
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get: refuse });
  expect(browserStorage.setItem("token", "new")).toBe(false);
  expect(browserStorage.getItem("token")).toBe("new");
});

test("what is stored says so", () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  expect(browserStorage.setItem("token", "new")).toBe(true);
});
