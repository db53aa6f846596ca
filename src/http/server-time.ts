import type { FastifyInstance } from "fastify";
import type { Clock } from "../core/time/clock.ts";

/** `/server-time`: epoch milliseconds. Pages correct their clock with it, since they may come from a cache. */
export function registerServerTime(server: FastifyInstance, clock: Clock): void {
  server.get("/server-time", async (_request, reply) =>
    reply.header("Cache-Control", "no-store").header("X-Robots-Tag", "noindex").send(String(clock.now())),
  );
}
