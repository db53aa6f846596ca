import type { PasswordHasher } from "../core/accounts/password-hasher.ts";

/** Recognises passwords without the cost of hashing them. */
export const quickPasswords: PasswordHasher = {
  inTurn: (_requester, attempt) => attempt(),
  hash: async (password) => `hash of ${password}`,
  verify: async (password, hash) => hash === `hash of ${password}`,
};
