/** The secret of an invitation link. It stands behind the `#`, which browsers send to no server. */
export function invitationIn(hash: string): string | undefined {
  return /^#invitation=([A-Za-z0-9_-]{1,100})$/.exec(hash)?.[1];
}
