import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PageRenderer } from "./page-renderer.ts";

/** The query parameters that may change a page; all others change nothing. */
const LISTED_PARAMETERS = ["q", "after"] as const;
const METHODS = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"];

/** Every address that is neither the API nor a file is a page, found or not. */
export function registerPages(server: FastifyInstance, render: PageRenderer): void {
  server.route({
    method: METHODS,
    url: "*",
    handler: async (request, reply) => {
      if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod(reply);
      const page = await render(pageAddress(request));
      for (const [name, value] of page.headers) reply.header(name, value);
      reply.header("Cache-Control", cacheControl(page.status, request));
      return reply.code(page.status).send(page.body);
    },
  });
}

/** The normalised path with the listed parameters only: what a page is kept under. */
function pageAddress(request: FastifyRequest): string {
  const url = new URL(request.url, "http://shop.invalid");
  const listed = new URLSearchParams();
  for (const name of LISTED_PARAMETERS) {
    const value = url.searchParams.get(name);
    if (value !== null && value !== "") listed.set(name, value);
  }
  // React Router reads `.data` as a call for a page's data; the browser reads the API instead.
  const path = url.pathname.endsWith(".data") ? "/no-such-page" : url.pathname;
  return listed.size === 0 ? path : `${path}?${listed.toString()}`;
}

function cacheControl(status: number, request: FastifyRequest): string {
  if (status >= 500 || request.url.startsWith("/admin")) return "no-store";
  return "public, max-age=0, must-revalidate";
}

function refuseMethod(reply: FastifyReply) {
  return reply
    .code(405)
    .header("Allow", "GET, HEAD")
    .send({ detail: "A page can only be read. Use GET.", code: "method-not-allowed" });
}
