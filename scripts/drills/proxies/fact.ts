/** What holds, and how to find out: undefined, or what is wrong. */
export type Check<Setting> = readonly [fact: string, check: (setting: Setting) => Promise<string | undefined>];

export interface Fact {
  readonly fact: string;
  /** Undefined where it holds. */
  readonly trouble: string | undefined;
}

/** One after the other. */
export async function tryAll<Setting>(checks: readonly Check<Setting>[], setting: Setting): Promise<readonly Fact[]> {
  const facts: Fact[] = [];
  for (const [fact, check] of checks) {
    try {
      facts.push({ fact, trouble: await check(setting) });
    } catch (error) {
      facts.push({ fact, trouble: String(error) });
    }
  }
  return facts;
}
