// Adapter: bearer tokens from the system's random source.
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { SessionTokens } from "../core/accounts/session-tokens.ts";

const TOKEN_BYTES = 32;
const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

export function createSessionTokens(): SessionTokens {
  return {
    create: () => randomBytes(TOKEN_BYTES).toString("base64url"),
    hash: (token) => sha256(token).toString("hex"),
    equal: (given, expected) => timingSafeEqual(sha256(given), sha256(expected)),
  };
}
