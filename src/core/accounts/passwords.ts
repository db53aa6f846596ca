// Passwords are compared in one Unicode form, so that a phone that types "é" as two characters opens what a computer
// set as one.
import type { AccountsContext } from "./accounts-context.ts";
import type { Requester } from "./password-hasher.ts";

/** NFKC (NIST SP 800-63B, 3.1.1.2), and any space as the plain one (RFC 8265, OpaqueString). Case counts. */
const normalizePassword = (password: string): string => password.normalize("NFKC").replace(/\p{Zs}/gu, " ");

/**
 * The forms a password may have been hashed in: normalized, and as typed, since older hashes were made from that. Usually
 * they are the same.
 */
export function formsOf(password: string): readonly string[] {
  const normalized = normalizePassword(password);
  return normalized === password ? [password] : [normalized, password];
}

type HashingContext = Pick<AccountsContext, "passwords">;

/** The hash to store for a password that someone chose. */
export function hashPassword({ passwords }: HashingContext, password: string, requester: Requester): Promise<string> {
  return passwords.hash(normalizePassword(password), requester);
}

interface Comparison {
  readonly password: string;
  /** Undefined if the account doesn't exist, which takes as long as a wrong password. */
  readonly passwordHash: string | undefined;
  readonly requester: Requester;
}

/** `legacy`: correct, but hashed before passwords were normalized, so a new hash has to be stored. */
export type PasswordMatch = "none" | "normalized" | "legacy";

/** Costs as many hashes as the password has forms; `takeAttempt` has counted them. */
export async function matchPassword(
  { passwords }: HashingContext,
  { password, passwordHash, requester }: Comparison,
): Promise<PasswordMatch> {
  const [normalized = "", typed] = formsOf(password);
  if (await passwords.verify(normalized, passwordHash, requester)) return "normalized";
  if (typed === undefined) return "none";
  return (await passwords.verify(typed, passwordHash, requester)) ? "legacy" : "none";
}
