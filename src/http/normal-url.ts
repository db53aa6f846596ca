// Each URL has one normal form. Routers, caches and proxies interpret other spellings differently, so they are redirected.
import type { FastifyInstance, FastifyRequest } from "fastify";

const ORIGIN = "http://shop.invalid";

/**
 * The path without dot segments, backslashes, repeated slashes and needless percent-encoding (RFC 3986, 6.2.2). It starts
 * with exactly one slash, so a redirect to it never leaves the shop.
 */
export function toNormalPath(path: string): string {
  const { pathname } = new URL(ORIGIN + decodeUnreserved(path));
  return pathname.replace(/\/{2,}/g, "/");
}

/**
 * In one pass, since decoding can complete another encoded character: "%%341" is "%41", which is "A". Passes over
 * the whole path, one for each level, would take a processor 0.1 s for one long URL.
 */
function decodeUnreserved(path: string): string {
  if (!path.includes("%")) return path;
  const decoded: string[] = [];
  for (const character of path) {
    decoded.push(character);
    const encoded = decoded.slice(-3).join("");
    if (!/^%[2-7][\da-f]$/i.test(encoded)) continue;
    const plain = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    if (/[\w.~-]/.test(plain)) decoded.splice(-3, 3, plain);
  }
  return decoded.join("");
}

/** Pages and slugs are lowercase, and React Router ignores case; files of the build and the API do not. */
function toLowerCasePath(path: string): string {
  if (/^\/(?:api|assets)\//.test(path)) return path;
  return path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
}

/** Redirects reads of any other spelling to the normal one; other methods get 404. Neither response may be cached. */
export function redirectToNormalUrl(server: FastifyInstance): void {
  server.addHook("onRequest", async (request, reply) => {
    const location = findNormalUrl(request);
    if (location === undefined) return;
    reply.header("Cache-Control", "no-store");
    if (request.method === "GET" || request.method === "HEAD") await reply.redirect(location, 308);
    else await reply.code(404).send({ detail: "Not found.", code: "not-found" });
  });
}

/** Undefined where the URL has its normal form already, and for `*` (RFC 9112, 3.2.4). */
function findNormalUrl({ originalUrl, is404 }: FastifyRequest): string | undefined {
  const [, path = "/", search = ""] = /^(?:https?:\/\/[^/?#\\]*)?([/\\][^?#]*)?(\?[^#]*)?/i.exec(originalUrl) ?? [];
  if (originalUrl === "*") return undefined;
  const normal = toNormalPath(path);
  const wanted = is404 ? toLowerCasePath(normal) : normal;
  return wanted === path ? undefined : wanted + search;
}
