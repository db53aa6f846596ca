import type { FastifyInstance } from "fastify";

/** What every answer carries, whatever it is. */
const FILE_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Headers of answers that a browser may show as a document; pages add their own Content-Security-Policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...FILE_HEADERS,
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
};

/** Scripts, styles and fonts of the build: browsers heed a document's headers on documents alone, so they would only weigh. */
const BUILT_FILE = /^\/assets\/[\w.-]+\.(?:js|css|woff2)$/;

interface Transport {
  readonly isHttps: boolean;
}

/** What every page and every answer of the API carries. */
export const documentHeaders = ({ isHttps }: Transport): Readonly<Record<string, string>> => ({
  ...SECURITY_HEADERS,
  ...(isHttps ? HTTPS_HEADERS : {}),
});

const HTTPS_HEADERS = { "Strict-Transport-Security": "max-age=31536000" } as const;

export function addSecurityHeaders(server: FastifyInstance, transport: Transport): void {
  const ofDocuments = documentHeaders(transport);
  const ofFiles = { ...FILE_HEADERS, ...(transport.isHttps ? HTTPS_HEADERS : {}) };
  server.addHook("onRequest", async (request, reply) => {
    reply.headers(BUILT_FILE.test(request.url) ? ofFiles : ofDocuments);
  });
}
