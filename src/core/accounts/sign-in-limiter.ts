// Port: how often somebody may try a password. Stands before hashing, because hashing is what an attack spends.
export interface SignInAttempt {
  /** Folded e-mail, known or not: both are limited alike. */
  readonly email: string;
  /** The network address of the caller. */
  readonly address: string;
}

export interface SignInLimiter {
  /** Counts the attempt as failed in advance, so that parallel ones count too. Throws DomainError("too-many"). */
  take(attempt: SignInAttempt, now: number): void;
  /** The password was right: the account's count starts anew and its address is remembered as the owner's. */
  succeeded(attempt: SignInAttempt, now: number): void;
}
