export interface NewAccount {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/** Somebody who registers by the form or the API. */
export interface Registration extends NewAccount {
  /** The caller's network address, for the limits. */
  readonly address: string;
  /** The shop runs for this machine alone and the request came from it: the first account needs no setup link. */
  readonly isPlainLocalStart: boolean;
  readonly setupToken?: string | undefined;
  /** The secret of an invitation link, which opens any registration mode. */
  readonly invitation?: string | undefined;
  /** As `toDeviceName` gives it. */
  readonly device?: string | undefined;
}
