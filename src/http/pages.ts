import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bestEncoding, encodePage } from "./page-encoding.ts";
import type { PageRenderer } from "./page-renderer.ts";

/** The query parameters that may change a page; all others change nothing. */
const LISTED_PARAMETERS = ["q", "category", "price", "sort", "after", "items"] as const;

/** Where requests are sent that name no page of any shop. */
const NOWHERE = new URL("http://shop.invalid/no-such-page");

/** Every address that is neither the API nor a file is a page, found or not. */
export function registerPages(server: FastifyInstance, render: PageRenderer): void {
  // As the handler of what nobody else answers, so that the API keeps its own "not found".
  server.setNotFoundHandler(async (request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod(reply);
    const address = pageAddress(request);
    const page = await render(address);
    for (const [name, value] of page.headers) reply.header(name, value);
    reply.header("Cache-Control", cacheControl(page.status, address));
    const encoding = bestEncoding(request.headers["accept-encoding"]?.toString());
    reply.header("Vary", "Accept-Encoding");
    if (encoding !== "identity") reply.header("Content-Encoding", encoding);
    return reply.code(page.status).send(await encodePage(page.body, encoding));
  });
}

/** The normalised path with the listed parameters only: what a page is kept under. */
function pageAddress({ url }: FastifyRequest): string {
  const { pathname, searchParams } = URL.parse(url.startsWith("/") ? `http://shop.invalid${url}` : url) ?? NOWHERE;
  const listed = new URLSearchParams();
  for (const name of LISTED_PARAMETERS) {
    const value = searchParams.get(name);
    if (value !== null && value !== "") listed.set(name, value);
  }
  // React Router reads `.data` as a call for a page's data; the browser reads the API instead.
  const path = pathname.endsWith(".data") ? NOWHERE.pathname : pathname.replace(/\/{2,}/g, "/");
  return listed.size === 0 ? path : `${path}?${listed.toString()}`;
}

/** By the normalised address: the admin's pages have other spellings too. */
function cacheControl(status: number, address: string): string {
  if (status >= 500 || /^\/admin(?:[/?]|$)/.test(address)) return "no-store";
  return "public, max-age=0, must-revalidate";
}

function refuseMethod(reply: FastifyReply) {
  return reply
    .code(405)
    .header("Allow", "GET, HEAD")
    .send({ detail: "A page can only be read. Use GET.", code: "method-not-allowed" });
}
