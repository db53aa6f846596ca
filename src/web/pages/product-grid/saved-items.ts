// What a visitor saved, by slug, newest first: it lives in this browser and is the same in all its tabs.
import { useMemo, useSyncExternalStore } from "react";

const KEY = "saved";
/** As many as one call of the API takes, and one link carries. */
export const MOST_SAVED = 60;

const listeners = new Set<() => void>();
/** The list where storage is full or switched off: it holds for this page. */
let held: string | undefined;

function read(): string {
  try {
    return held ?? localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

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

/** Slugs hold no commas. */
export function writeSaved(slugs: readonly string[]): void {
  const text = slugs.join(",");
  held = undefined;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    held = text;
  }
  for (const listener of listeners) listener();
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

/** False where the list is full. */
export function toggleSaved(slug: string): boolean {
  const slugs = readSaved();
  const others = slugs.filter((saved) => saved !== slug);
  if (others.length >= MOST_SAVED) return false;
  writeSaved(others.length < slugs.length ? others : [slug, ...others]);
  return true;
}
