/** The secret in a link to the login page. It's in the fragment, which browsers never send and servers never log. */
export interface LinkSecret {
  readonly kind: "setup" | "invitation" | "sign-in";
  readonly token: string;
}

export function secretIn(hash: string): LinkSecret | undefined {
  const [, kind, token] = /^#(setup|invitation|sign-in)=([A-Za-z0-9_-]{1,100})$/.exec(hash) ?? [];
  return kind === undefined || token === undefined ? undefined : { kind: kind as LinkSecret["kind"], token };
}
