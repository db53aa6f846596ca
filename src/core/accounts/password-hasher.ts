// Port: slow hashing of passwords.

/**
 * `known`: from a network that the account signed in from before, or with proof of another kind, such as a session or
 * an invitation. If the queue is full, they go first, so that strangers never lock them out. The default is unknown.
 */
export type Requester = "known" | "stranger";

export interface PasswordHasher {
  /**
   * Runs an attempt, which hashes, when it is its turn. Of a crowd only as many run or wait as can be hashed soon; the
   * rest hears DomainError("too-many") before anything is read or written for it.
   */
  inTurn<Result>(requester: Requester, attempt: () => Promise<Result>): Promise<Result>;
  /** Throws DomainError("too-many") while too many hashes wait already. */
  hash(password: string, requester?: Requester): Promise<string>;
  /**
   * Without a hash (no such account) it does the same work and answers false, so that the time an answer takes
   * does not tell which e-mails have accounts. Throws DomainError("too-many") like `hash`.
   */
  verify(password: string, hash: string | undefined, requester?: Requester): Promise<boolean>;
}
