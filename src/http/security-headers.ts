import type { FastifyInstance } from "fastify";
import type { HeaderSetter } from "../platform/config.ts";

type Headers = Readonly<Record<string, string>>;

/** What every answer carries, whatever it is. */
export const FILE_HEADERS: Headers = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** What every answer carries that a browser may show as a document. */
const DOCUMENT_HEADERS: Headers = {
  ...FILE_HEADERS,
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()",
};

const HTTPS_HEADERS: Headers = { "Strict-Transport-Security": "max-age=31536000" };

/** Of whatever is no page: pages have their own. */
const POLICY: Headers = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
};

/** Of pages, too: where a proxy sets the headers, the rest of a page's own policy stands in the page. */
const POLICY_OF_ALL: Headers = {
  "Content-Security-Policy": "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
};

/** Of an answer that is given before anything is known of how the shop is reached. */
export const SECURITY_HEADERS: Headers = { ...DOCUMENT_HEADERS, ...POLICY };

/** Scripts, styles and fonts of the build: browsers heed a document's headers on documents alone, so they would only weigh. */
const BUILT_FILE = /^\/assets\/[\w.-]+\.(?:js|css|woff2)$/;

interface HeaderPlan {
  readonly isHttps: boolean;
  readonly setBy: HeaderSetter;
}

/** What never changes, as it reaches visitors, whoever adds it. */
export const constantHeaders = ({ isHttps, setBy }: HeaderPlan): Headers => ({
  ...DOCUMENT_HEADERS,
  ...(isHttps ? HTTPS_HEADERS : {}),
  ...(setBy === "proxy" ? POLICY_OF_ALL : {}),
});

/** What the shop itself adds to every page and every answer of the API. */
export const documentHeaders = (plan: HeaderPlan): Headers =>
  plan.setBy === "shop" ? { ...constantHeaders(plan), ...POLICY } : {};

const fileHeaders = ({ isHttps, setBy }: HeaderPlan): Headers =>
  setBy === "shop" ? { ...FILE_HEADERS, ...(isHttps ? HTTPS_HEADERS : {}) } : {};

export function addSecurityHeaders(server: FastifyInstance, plan: HeaderPlan): void {
  const ofDocuments = documentHeaders(plan);
  const ofFiles = fileHeaders(plan);
  server.addHook("onRequest", async (request, reply) => {
    reply.headers(BUILT_FILE.test(request.url) ? ofFiles : ofDocuments);
  });
}
