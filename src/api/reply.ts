/** What a handler answers; the wrapper turns it into HTTP. */
export type Reply<Json> =
  | { readonly kind: "json"; readonly json: Json; readonly headers: Readonly<Record<string, string>> }
  | { readonly kind: "stream"; readonly items: AsyncIterable<ItemOf<Json>>; readonly version: number }
  | { readonly kind: "page"; readonly body: string; readonly headers: Readonly<Record<string, string>> }
  | { readonly kind: "empty" };

type ItemOf<Json> = Json extends readonly (infer Item)[] ? Item : unknown;

export const json = <Json>(body: Json, headers: Readonly<Record<string, string>> = {}) =>
  ({ kind: "json", json: body, headers }) as const;

/** A whole list in bounded memory. `version` was read before the list: its ETag must never be newer than its content. */
export const stream = <Item>(items: AsyncIterable<Item>, version: number) =>
  ({ kind: "stream", items, version }) as const;

export const page = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  ({ kind: "page", body, headers }) as const;

export const empty = { kind: "empty" } as const;
