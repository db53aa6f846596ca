/** Characters (code points). */
export const GIVEAWAY_LIMITS = {
  title: 300,
  description: 10_000,
  prize: 300,
  howToEnter: 2000,
  sponsor: 300,
  eligibility: 2000,
  rules: 20_000,
  winnerName: 200,
} as const;

/** Why a giveaway is refused whose end is before its start, both in epoch milliseconds; undefined where it is not. */
export const orderProblem = ({ startAt, endAt }: { startAt: number; endAt: number }): string | undefined =>
  endAt < startAt ? "The end date is before the start date." : undefined;
