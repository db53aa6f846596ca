import { createHash } from "node:crypto";

/** Weak, because the same content goes out compressed in several ways. */
export const tagOfBody = (body: string | Buffer): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

/** The tag of a list that is too long to hash: it changes with anything that the public sees. */
export const tagOfVersion = (version: number): string => `W/"v${version}"`;

const strip = (tag: string): string => tag.trim().replace(/^W\//, "");

/** RFC 9110, 13.1.2: weak comparison against a list, or any with "*". */
export function matchesTag(ifNoneMatch: string | undefined, tag: string | undefined): boolean {
  if (ifNoneMatch === undefined || tag === undefined) return false;
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((value) => strip(value) === strip(tag));
}
