// Port: bearer tokens. Only their hash is ever kept.
export interface SessionTokens {
  /** 32 random bytes as 43 characters of base64url. */
  create(): string;
  /** SHA-256 as hex. */
  hash(token: string): string;
  /** Compares secrets without telling by its duration how much of them agrees. */
  equal(given: string, expected: string): boolean;
}
