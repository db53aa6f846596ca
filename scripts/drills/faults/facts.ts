/** A fact that a drill tries: answers what is wrong, or undefined. */
export type Fact = readonly [fact: string, check: () => Promise<string | undefined>];

/** Tries one after the other and says how each went; answers whether all hold. */
export async function tryFacts(facts: readonly Fact[]): Promise<boolean> {
  let isWell = true;
  for (const [fact, check] of facts) {
    const trouble = await check().catch(String);
    process.stdout.write(trouble === undefined ? `  ok    ${fact}\n` : `  FAIL  ${fact}: ${trouble}\n`);
    isWell &&= trouble === undefined;
  }
  return isWell;
}
