import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Development: modules, styles and public files come from Vite; what it does not know is the shop's to answer. */
export function serveThroughVite(server: FastifyInstance, middleware: Middleware): void {
  server.addHook("onRequest", (request, reply, done) => {
    middleware(request.raw, reply.raw, (error) => done(error instanceof Error ? error : undefined));
  });
}
