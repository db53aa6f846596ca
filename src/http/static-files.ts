import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const YEAR_IN_SECONDS = 31_536_000;
const DAY_IN_SECONDS = 86_400;

/**
 * Serves the build's files by a route each, the `.br` or `.gz` beside a file where the browser takes it. Names under
 * `/assets` carry a hash of their content, so they may be kept for a year.
 */
export async function registerStaticFiles(server: FastifyInstance, root: string): Promise<void> {
  await server.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes("/assets/");
      reply.header(
        "Cache-Control",
        isHashed ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : `public, max-age=${DAY_IN_SECONDS}`,
      );
    },
  });
}
