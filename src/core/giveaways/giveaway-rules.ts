/** Characters (code points). */
export const GIVEAWAY_LIMITS = { title: 300, description: 10_000, prize: 300 } as const;
