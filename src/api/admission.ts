// Port: limits how much expensive work runs at once. Work that gets no slot is rejected as busy.

export type Release = () => void;

/**
 * Who the work is for. Signed-in people have slots of their own, and so do the admin's pages: anyone may ask for those, so
 * they take nothing from what signed-in people do.
 */
export type Client = "visitor" | "admin-page" | "owner";

/** A slot for one piece of work. */
export interface Permit {
  /** Exchanges the slot for one of the few for whole lists. */
  switchToList(): Promise<void>;
  /** From now on the caller has to release the slot, when the response has been sent. */
  detach(): Release;
}

/** All methods reject with DomainError("busy") if the queue is full. */
export interface Admission {
  /** Runs uncached work, and releases the slot when it ends. */
  admit<Result>(client: Client, work: (permit: Permit) => Promise<Result>): Promise<Result>;
  /** A slot for a whole list, which is sent in chunks. */
  openList(client: Client): Promise<Release>;
}
