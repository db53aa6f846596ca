/** Characters (code points). */
export const DEAL_LIMITS = { title: 300, description: 2000, price: 100, discount: 60 } as const;
