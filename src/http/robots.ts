import type { FastifyInstance } from "fastify";
import { type PublicFileParts, servePublicFile } from "./public-file.ts";

/** `/robots.txt`: crawlers may read every public page; the admin area, the API and the surprise are of no use to them. */
export function registerRobots(server: FastifyInstance, { answers, baseUrl }: PublicFileParts): void {
  const text = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /surprise",
    `Sitemap: ${baseUrl}/sitemap.xml`,
    "",
  ].join("\n");
  servePublicFile(server, answers, {
    path: "/robots.txt",
    type: "text/plain; charset=utf-8",
    maxAgeSeconds: 3600,
    // No Last-Modified: the time when BASE_URL was set is unknown.
    make: async (record) => {
      record.tag("configuration");
      return { text };
    },
  });
}
