/** `warn`: works, but somebody should look. `fail`: something does not work, or loses data or secrets. */
export type FindingLevel = "ok" | "warn" | "fail";

export interface Finding {
  readonly level: FindingLevel;
  /** What was found, in a sentence. */
  readonly found: string;
  /** What to do, in a sentence; absent where nothing is to be done. */
  readonly mend?: string;
}

export const ok = (found: string): Finding => ({ level: "ok", found });
export const warn = (found: string, mend: string): Finding => ({ level: "warn", found, mend });
export const fail = (found: string, mend: string): Finding => ({ level: "fail", found, mend });
