// Where in the product list somebody is: the term and the page, kept in the address so that Back and a reload find it.

export interface ListPlace {
  /** Trimmed; empty when nothing is searched. */
  readonly q: string;
  /** The cursor of this page; absent on the first one. */
  readonly after: string | undefined;
}

export function toListPlace(search: URLSearchParams): ListPlace {
  return { q: search.get("q")?.trim() ?? "", after: search.get("after") ?? undefined };
}

export function toListAddress({ q, after }: ListPlace): string {
  const search = new URLSearchParams();
  if (q !== "") search.set("q", q);
  if (after !== undefined) search.set("after", after);
  return search.size === 0 ? "/admin/products" : `/admin/products?${search.toString()}`;
}

/** The cursors of the pages before this one, carried in the history entry; the first page's is null. */
export type PageTrail = readonly (string | null)[];

export function trailOf(state: unknown): PageTrail {
  if (typeof state !== "object" || state === null || !("trail" in state)) return [];
  const { trail } = state;
  return Array.isArray(trail) && trail.every((cursor) => cursor === null || typeof cursor === "string") ? trail : [];
}
