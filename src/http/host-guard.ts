import type { FastifyInstance } from "fastify";
import { createHostMatcher, requestedHost } from "./own-host.ts";

const HEALTH_PATHS = new Set(["/healthz", "/livez", "/readyz"]);

/**
 * With a BASE_URL set, requests for other hosts get 421 (threats: forged Host headers), so that nothing that the shop
 * answers can be made to speak of another origin. Health addresses are excepted: probes call by address.
 */
export function guardHost(server: FastifyInstance, baseUrl: string): void {
  const { host } = new URL(baseUrl);
  const isOwnHost = createHostMatcher(baseUrl);
  server.addHook("onRequest", async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const { originalUrl: url, headers } = request;
    if (HEALTH_PATHS.has(path) || isOwnHost(requestedHost({ url, headers }))) return;
    await reply.code(421).send({
      detail: `This shop answers for ${host} only. Ask for it by that name, or set BASE_URL to the name that you use.`,
      code: "misdirected",
    });
  });
}
