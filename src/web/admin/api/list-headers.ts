/** The cursor of the next page out of `Link: <…?cursor=…>; rel="next"`, undefined on the last page. */
export function nextCursorOf(headers: Headers): string | undefined {
  const address = /<([^>]*)>\s*;\s*rel="?next"?/.exec(headers.get("Link") ?? "")?.[1];
  if (address === undefined) return undefined;
  // The address may be relative; only its query matters.
  return new URL(address, "http://shop.invalid").searchParams.get("cursor") ?? undefined;
}

/** `X-Total-Count` as it is shown; searches stop counting at some number. */
export function totalOf(headers: Headers): string {
  const count = Number(headers.get("X-Total-Count") ?? 0).toLocaleString("en-US");
  return headers.get("X-Total-Capped") === "true" ? `${count}+` : count;
}
