// Port: bounds how much expensive work runs at once; what finds no place is rejected as busy.

export type Release = () => void;

/** Who waits for the work. Signed-in people and the admin's pages have places of their own, which no crowd takes. */
export type Client = "visitor" | "owner";

/** A place for one piece of work. */
export interface Permit {
  /** Gives the place up for one among the few that make whole lists. */
  switchToList(): Promise<void>;
  /** From now on whoever called has to give the place back, when the response has been sent. */
  detach(): Release;
}

/** All methods reject with DomainError("busy") where too many wait already. */
export interface Admission {
  /** Makes something that no cache had. The place is given back when the work ends. */
  admit<Result>(client: Client, work: (permit: Permit) => Promise<Result>): Promise<Result>;
  /** A place for a whole list, which is sent in chunks. */
  openList(client: Client): Promise<Release>;
}
