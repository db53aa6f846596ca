import type { FastifyInstance } from "fastify";

const HEALTH_PATHS = new Set(["/healthz", "/livez", "/readyz"]);

/**
 * With a BASE_URL set, requests for other hosts get 421 (threats: forged Host headers), so that nothing that the shop
 * answers can be made to speak of another origin. Health addresses are excepted: probes call by address.
 */
export function guardHost(server: FastifyInstance, baseUrl: string): void {
  const { host } = new URL(baseUrl);
  server.addHook("onRequest", async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    if (HEALTH_PATHS.has(path) || request.headers.host?.toLowerCase() === host) return;
    await reply.code(421).send({
      detail: `This shop answers for ${host} only. Ask for it by that name, or set BASE_URL to the name that you use.`,
      code: "misdirected",
    });
  });
}
