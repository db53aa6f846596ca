// Adapter: passwords as argon2id (RFC 9106), built into Node.
import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { PasswordHasher, Requester } from "../core/accounts/password-hasher.ts";
import { DomainError } from "../core/errors/domain-error.ts";
import { createGate } from "./gate.ts";

interface Argon2Options {
  readonly memoryKib?: number;
  readonly passes?: number;
  /** 60 hashes at once froze the whole process for 16 s. */
  readonly atOnce?: number;
  readonly queueLength?: number;
}

interface Parameters {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

interface Derivation {
  readonly parameters: Parameters;
  readonly salt: Buffer;
  readonly requester: Requester | undefined;
}

const TAG_BYTES = 32;
const SALT_BYTES = 16;
const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2("argon2id", parameters, done),
);

/** The defaults are OWASP's least for argon2id: 19 MiB, two passes, one lane. */
export function createArgon2Hasher(options: Argon2Options = {}): PasswordHasher {
  const { memoryKib = 19_456, passes = 2, atOnce = 2, queueLength = 20 } = options;
  const gate = createGate({ atOnce, queueLength, refuse: refuseCrowd });
  // Apart from the hashes themselves: an attempt that waited for its own hash would wait forever.
  const attempts = createGate({ atOnce, queueLength, refuse: refuseCrowd });
  const current: Parameters = { memory: memoryKib, passes, parallelism: 1 };

  const deriveKey = (password: string, { parameters, salt, requester }: Derivation) =>
    gate(() => derive({ ...parameters, message: password, nonce: salt, tagLength: TAG_BYTES }), queueOf(requester));

  return {
    inTurn: (requester, attempt) => attempts(attempt, queueOf(requester)),
    async hash(password, requester) {
      const salt = randomBytes(SALT_BYTES);
      return format(current, salt, await deriveKey(password, { parameters: current, salt, requester }));
    },
    async verify(password, hash, requester) {
      const known = hash === undefined ? undefined : parse(hash);
      const salt = known?.salt ?? Buffer.alloc(SALT_BYTES);
      const key = await deriveKey(password, { parameters: known?.parameters ?? current, salt, requester });
      const expected = known?.key ?? Buffer.alloc(TAG_BYTES);
      return timingSafeEqual(key, expected) && known !== undefined;
    },
  };
}

const queueOf = (requester: Requester | undefined) => (requester === "known" ? "first" : "rest");

function refuseCrowd(): DomainError {
  return new DomainError("too-many", "Too many people are signing in right now. Try again in a few seconds.", {
    retryAfterSeconds: 5,
  });
}

const toBase64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");

function format({ memory, passes, parallelism }: Parameters, salt: Buffer, key: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toBase64(salt)}$${toBase64(key)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]{43})$/;

/** Reads the format of the Password Hashing Competition; a hash that is not one of ours is a fault in the database. */
function parse(hash: string): { readonly parameters: Parameters; readonly salt: Buffer; readonly key: Buffer } {
  const [, memory, passes, parallelism, salt, key] = PHC.exec(hash) ?? [];
  if (salt === undefined || key === undefined) throw new Error("The stored password hash is not argon2id.");
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    key: Buffer.from(key, "base64"),
  };
}
