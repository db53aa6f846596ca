import { tagOfBody } from "../../api/entity-tag.ts";
import type { PublicAnswer } from "../../api/public-answers.ts";
import { type BodyEncoding, encodeBody } from "../body-encoding.ts";

/** Bytes as they go out, with all their headers: name, value, name, value. */
export interface ReadyBody {
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** An answer that needs no more work than to be written. */
export interface ReadyAnswer {
  readonly status: number;
  /** Weak, because the same content goes out compressed in several ways; undefined for what nobody may keep. */
  readonly etag: string | undefined;
  /** Headers of a 304 to whoever has it already. */
  readonly unchanged: readonly string[];
  readonly tags: ReadonlySet<string>;
  readonly validUntil: number | undefined;
  /** What is ready by now in an encoding. */
  ready(encoding: BodyEncoding): ReadyBody | undefined;
  /** Makes it ready, once. */
  encode(encoding: BodyEncoding): Promise<ReadyBody>;
  /** Of the body as it is, in bytes. */
  readonly length: number;
  /** How much memory it takes with all its encodings, roughly and rather too much. */
  readonly bytes: number;
}

/** Below this length compressing saves less than the header that tells of it costs. */
const LEAST_COMPRESSED = 256;
/** Two compressed bodies are at most as long as half of the plain one, for any text of ours. */
const SHARE_OF_COMPRESSED = 0.5;
const BESIDES_BODY = 4096;

/** `shared`: the headers that every answer carries. */
export function makeReady(answer: PublicAnswer, shared: Readonly<Record<string, string>>): ReadyAnswer {
  const { status, body, tags, validUntil } = answer;
  const isPublic = answer.headers["cache-control"]?.startsWith("public") === true;
  // Errors are rendered each time and contain the time, so a 304 for one makes no sense.
  const etag = isPublic && status === 200 ? (answer.headers["etag"] ?? tagOfBody(body)) : undefined;
  const tagged = etag === undefined ? {} : { etag };
  const known = { ...lowerCase(shared), ...answer.headers, ...tagged, vary: "accept-encoding" };
  const isWorthwhile = body.length >= LEAST_COMPRESSED;
  const bodies = new Map<BodyEncoding, ReadyBody>();
  const encodings = new Map<BodyEncoding, Promise<ReadyBody>>();

  async function makeBody(encoding: BodyEncoding): Promise<ReadyBody> {
    const bytes = await encodeBody(body, encoding);
    const coding = encoding === "identity" ? {} : { "content-encoding": encoding };
    const made = { headers: toList({ ...known, ...coding, "content-length": String(bytes.length) }), body: bytes };
    bodies.set(encoding, made);
    return made;
  }

  return {
    status,
    etag,
    unchanged: toList(withoutContent(known)),
    tags,
    validUntil,
    ready: (encoding) => bodies.get(isWorthwhile ? encoding : "identity"),
    encode(encoding) {
      const wanted = isWorthwhile ? encoding : "identity";
      const begun = encodings.get(wanted) ?? makeBody(wanted);
      encodings.set(wanted, begun);
      return begun;
    },
    length: body.length,
    bytes: Math.ceil(body.length * (1 + SHARE_OF_COMPRESSED)) + BESIDES_BODY,
  };
}

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const toList = (headers: Readonly<Record<string, string>>): string[] => Object.entries(headers).flat();

/** RFC 9110, 15.4.5: what caches need to go on using what they have. */
function withoutContent(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { "content-type": _type, ...rest } = headers;
  return rest;
}
