// Which lines of the audit log somebody looks at, kept in the address so that Back, a reload and a link find them.

export interface LogPlace {
  /** A kind of subject; absent for all. */
  readonly kind: string | undefined;
  /** An account's id or a word such as command-line; absent for all. */
  readonly person: string | undefined;
  /** The cursor of this page; absent on the first one. */
  readonly after: string | undefined;
}

const NAMES = ["kind", "person", "after"] as const;

export function toLogPlace(search: URLSearchParams): LogPlace {
  const read = (name: string): string | undefined => search.get(name) || undefined;
  return { kind: read("kind"), person: read("person"), after: read("after") };
}

export function toLogAddress(place: Partial<LogPlace>): string {
  const search = new URLSearchParams();
  for (const name of NAMES) {
    const value = place[name];
    if (value !== undefined) search.set(name, value);
  }
  return search.size === 0 ? "/admin/audit-log" : `/admin/audit-log?${search.toString()}`;
}
