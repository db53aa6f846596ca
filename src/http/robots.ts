import type { FastifyInstance } from "fastify";

/** `/robots.txt`: crawlers may read every public page; the admin area, the API and the surprise are of no use to them. */
export function registerRobots(server: FastifyInstance, baseUrl: string): void {
  const text = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /surprise",
    `Sitemap: ${baseUrl}/sitemap.xml`,
    "",
  ].join("\n");
  server.get("/robots.txt", async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("Cache-Control", "public, max-age=3600").send(text),
  );
}
