import type { FastifyInstance } from "fastify";

/** Beyond this the shop hangs up. */
const HEARD_OUT_BYTES = 16 * 1_048_576;

/**
 * Hears out a body that is too large: where the shop hangs up on a web server that is still sending, that server often
 * does not hear the refusal, and shows a 502 of its own.
 */
export function hearOutRefusedBodies(server: FastifyInstance): void {
  server.addHook("onSend", async ({ headers }, reply) => {
    // The framework asks to hang up; without that, Node reads the rest and forgets it.
    if (reply.statusCode === 413 && Number(headers["content-length"]) <= HEARD_OUT_BYTES) {
      reply.removeHeader("Connection");
    }
  });
}
