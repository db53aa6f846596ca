/** Characters (code points) or entries. */
export const GUIDE_LIMITS = { title: 300, description: 2000, occasion: 100, blurb: 2000, picks: 200 } as const;
