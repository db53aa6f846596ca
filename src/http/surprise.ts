import type { FastifyInstance } from "fastify";
import type { Admission } from "../api/admission.ts";
import type { App } from "../app.ts";

/** `/surprise`: another product each time, home where there is none. Each visit draws anew, so nobody keeps the answer. */
export function registerSurprise(server: FastifyInstance, app: App, admission: Admission): void {
  server.get("/surprise", async (_request, reply) => {
    const product = await admission.admit("visitor", () => app.catalogue.pickProduct(Math.random()));
    return reply
      .header("Cache-Control", "no-store")
      .header("X-Robots-Tag", "noindex")
      .redirect(product === undefined ? "/" : `/product/${product.slug}`, 302);
  });
}
