// What a visitor saved, by slug, newest first: it lives in this browser and is the same in all its tabs.
import { useMemo, useSyncExternalStore } from "react";
import { browserStorage, useIsUnsaved } from "../../browser/browser-storage.ts";

const KEY = "saved";
/** As many as one call of the API takes, and one link carries. */
export const MOST_SAVED = 60;

const listeners = new Set<() => void>();

const read = (): string => browserStorage.getItem(KEY) ?? "";

function watch(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has changed the list.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

const toSlugs = (text: string): readonly string[] => text.split(",").filter(Boolean);

/** Slugs hold no commas. False where the list is lost with this page. */
export function writeSaved(slugs: readonly string[]): boolean {
  const isStored = browserStorage.setItem(KEY, slugs.join(","));
  for (const listener of listeners) listener();
  return isStored;
}

export const readSaved = (): readonly string[] => toSlugs(read());

const nothingOnServer = () => undefined;

/** Undefined on the server, which knows of no list. */
export function useSaved(): readonly string[] | undefined {
  const text = useSyncExternalStore(watch, read, nothingOnServer);
  return useMemo(() => (text === undefined ? undefined : toSlugs(text)), [text]);
}

/** For one of many toggles: draws anew only when its own answer changes. Undefined on the server. */
export const useIsSaved = (slug: string): boolean | undefined =>
  useSyncExternalStore(watch, () => readSaved().includes(slug), nothingOnServer);

export function toggleSaved(slug: string): "stored" | "unsaved" | "full" {
  const slugs = readSaved();
  const others = slugs.filter((saved) => saved !== slug);
  if (others.length >= MOST_SAVED) return "full";
  return writeSaved(others.length < slugs.length ? others : [slug, ...others]) ? "stored" : "unsaved";
}

/** Whether this browser blocked the list from being stored. */
export const useIsListUnsaved = (): boolean => useIsUnsaved(KEY);
