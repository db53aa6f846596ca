/** What can be told about a database without changing anything in it. */
export interface DatabaseInspection {
  /** Changes of the schema that this program would make. */
  readonly pending: readonly string[];
  /** A sentence about what was checked and found well. */
  readonly health: string;
  /** Epoch milliseconds of the newest thing in it; undefined where there is none. */
  readonly newestInstant: number | undefined;
}

/** Where the newest moments stand; each is found by an index. */
export const NEWEST_INSTANTS = [
  "select max(last_used_at) as at from sessions",
  "select max(written_at) as at from write_probe",
  "select at from acts order by seq desc limit 1",
  "select created_at as at from products order by seq desc limit 1",
] as const;
