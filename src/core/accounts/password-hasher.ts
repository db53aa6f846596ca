// Port: slow hashing of passwords.
export interface PasswordHasher {
  /** Throws DomainError("too-many") while too many hashes wait already. */
  hash(password: string): Promise<string>;
  /**
   * Without a hash (no such account) it does the same work and answers false, so that the time an answer takes
   * does not tell which e-mails have accounts. Throws DomainError("too-many") like `hash`.
   */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}
