/** Characters (code points). */
export const CATEGORY_LIMITS = { name: 100, description: 2000 } as const;
