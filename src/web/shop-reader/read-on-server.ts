import { data, redirect, type RouterContextProvider } from "react-router";
import { DomainError } from "../../core/errors/domain-error.ts";
import { forgiveFailures } from "./forgiving-shop-reader.ts";
import { pageContext } from "./page-context.ts";
import type { LoadPage, ReadPage } from "./page-parts.ts";

const OK = 200;
const MOVED_PERMANENTLY = 301;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;

interface ServedPage<Page extends object> {
  readonly context: Readonly<RouterContextProvider>;
  readonly load: LoadPage<Page>;
  /** False where the database answered that the thing is absent. */
  readonly isFound?: (page: ReadPage<Page>) => boolean;
}

/** Reads a whole page: 503 where reading failed, 404 where nothing is there, such as a page of a list that never was. */
export async function readOnServer<Page extends object>({ context, load, isFound = () => true }: ServedPage<Page>) {
  const { reader, reportFailure } = context.get(pageContext);
  let hasFailed = false;
  let isRefused = false;
  const forgiving = forgiveFailures(reader, (error) => {
    if (isMadeUp(error)) {
      isRefused = true;
      return;
    }
    hasFailed = true;
    reportFailure(error);
  });
  const page = await settle(load(forgiving));
  if (hasFailed) return data({ ...page, hasFailed }, { status: UNAVAILABLE });
  return data(page, { status: isFound(page) && !isRefused ? OK : NOT_FOUND });
}

/** The address asks for what the shop never linked to: nobody's failure, so there is nothing to log. */
function isMadeUp(error: unknown): boolean {
  return error instanceof DomainError && error.code === "invalid";
}

interface AskedThing {
  readonly found: { readonly slug: string } | undefined;
  /** The slug in the address. */
  readonly asked: string;
  readonly pathOf: (slug: string) => string;
}

/** Throws a lasting redirect where a thing was found by a slug that it had once. */
export function redirectOldSlug({ found, asked, pathOf }: AskedThing): void {
  if (found !== undefined && found.slug !== asked) throw redirect(pathOf(found.slug), MOVED_PERMANENTLY);
}

async function settle<Page extends object>(page: Page): Promise<ReadPage<Page>> {
  const parts = Object.entries(page).map(async ([name, part]) => [name, await part] as const);
  return Object.fromEntries(await Promise.all(parts)) as ReadPage<Page>;
}
