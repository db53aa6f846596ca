import { z } from "zod";
import { refuseField } from "../core/errors/domain-error.ts";
import { MAX_LIMIT, type Page, PAGE_SIZE, type PageRequest } from "../core/paging/page.ts";
import { foldText } from "../core/text/fold.ts";
import { json } from "./reply.ts";

const Q_MAX = 200;
const CURSOR_MAX = 500;
const BAD_LIMIT = `limit must be a whole number from 1 to ${MAX_LIMIT}.`;

/** What every list takes. Values that are no text (a parameter given twice) are refused like wrong ones. */
export const listQuery = z.object({
  limit: z
    .string({ error: BAD_LIMIT })
    .meta({ type: "integer", minimum: 1, maximum: MAX_LIMIT, description: "Asks for one page of this length." })
    .refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_LIMIT, { error: BAD_LIMIT })
    .transform(Number)
    .optional(),
  cursor: z
    .string({ error: "cursor must be the one of a Link header." })
    .max(CURSOR_MAX, { error: "cursor must be the one of a Link header." })
    .meta({ description: "Opaque: from the Link header of the page before." })
    .optional(),
  q: z
    .string({ error: "q must be one text." })
    .max(Q_MAX, { error: `q may have at most ${Q_MAX} characters.` })
    .meta({ description: "Part of the title; case and accents do not matter." })
    .optional(),
  id: z
    .string({ error: "id must be a single string." })
    .max(100, { error: "This id doesn't exist." })
    .meta({ description: "Only the one with this id." })
    .optional(),
});

/** A boolean query parameter: only `true` is accepted, and omitting it means false. */
export const onlyTrue = (name: string, description: string) =>
  z
    .literal("true", { error: `${name} can only be true. Leave it out to list everything.` })
    // Query values are text, but the document and generated clients treat this one as a boolean.
    .meta({ type: "boolean", const: true, description })
    .transform(() => true as const)
    .optional();

/** The page that a list was asked for; undefined asks for the whole list. */
export function toPageRequest({ limit, cursor }: z.output<typeof listQuery>): PageRequest | undefined {
  if (limit === undefined && cursor === undefined) return undefined;
  return { limit: limit ?? PAGE_SIZE, cursor };
}

/** A page as a bare array; where the next one is and how long the list is stand in headers. */
export function answerPage<Item, Json>(page: Page<Item>, present: (item: Item) => Json, address: URL) {
  const headers: Record<string, string> = { "x-total-count": String(page.total) };
  if (page.totalIsCapped) headers["x-total-capped"] = "true";
  if (page.nextCursor !== undefined) headers["link"] = `<${nextAddress(address, page.nextCursor)}>; rel="next"`;
  return json(page.items.map(present), headers);
}

function nextAddress(address: URL, cursor: string): string {
  const next = new URL(address);
  next.searchParams.set("cursor", cursor);
  return next.pathname + next.search;
}

interface Listed {
  readonly id: string;
  readonly title?: string;
  readonly name?: string;
}

interface ShortList<Item, Json> {
  readonly items: readonly Item[];
  readonly query: z.output<typeof listQuery>;
  readonly address: URL;
  /** What the list's items are found by. */
  readonly toListed: (item: Item) => Listed;
  readonly present: (item: Item) => Json;
}

/** A list of the kind that an owner writes by hand: filtered and cut here, whole without `limit`. */
export function answerShortList<Item, Json>({ items, query, address, toListed, present }: ShortList<Item, Json>) {
  const term = foldText(query.q ?? "");
  const matching = items.filter((item) => {
    const { id, title, name } = toListed(item);
    return (query.id === undefined || query.id === id) && foldText(title ?? name ?? "").includes(term);
  });
  const request = toPageRequest(query);
  if (request === undefined) return json(matching.map(present));
  return answerPage(
    cutPage(matching, request, (item) => toListed(item).id),
    present,
    address,
  );
}

/** The cursor holds the last item's place and id: the place counts when that item was deleted meanwhile. */
function cutPage<Item>(
  items: readonly Item[],
  { limit, cursor }: PageRequest,
  idOf: (item: Item) => string,
): Page<Item> {
  const start = cursor === undefined ? 0 : placeAfter(cursor, items.map(idOf));
  const cut = items.slice(start, start + limit);
  const last = cut.at(-1);
  const hasMore = last !== undefined && start + limit < items.length;
  const nextCursor = hasMore ? Buffer.from(`${start + limit}.${idOf(last)}`).toString("base64url") : undefined;
  return { items: cut, nextCursor, total: items.length, totalIsCapped: false };
}

function placeAfter(cursor: string, ids: readonly string[]): number {
  const [, place, id] = /^(\d{1,9})\.(.+)$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (place === undefined || id === undefined) {
    throw refuseField("cursor", "This page of the list does not exist. Start again at the first page.");
  }
  const index = ids.indexOf(id);
  return index === -1 ? Number(place) - 1 : index + 1;
}
