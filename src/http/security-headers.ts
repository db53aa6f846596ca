import type { FastifyInstance } from "fastify";

/** Headers that every answer carries; pages add their own Content-Security-Policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
};

export function addSecurityHeaders(server: FastifyInstance, { isHttps }: { readonly isHttps: boolean }): void {
  server.addHook("onRequest", async (_request, reply) => {
    reply.headers({ ...SECURITY_HEADERS });
    if (isHttps) reply.header("Strict-Transport-Security", "max-age=31536000");
  });
}
