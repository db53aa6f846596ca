import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PublicAnswer, PublicAnswers } from "../api/public-answers.ts";
import { toPageAddress } from "./page-address.ts";
import type { PageRenderer, RenderedPage } from "./page-renderer.ts";

export interface PagesParts {
  readonly render: PageRenderer;
  readonly answers: PublicAnswers;
}

/** Every address that is neither the API nor a file is a page, found or not. */
export function registerPages(server: FastifyInstance, { render, answers }: PagesParts): void {
  // Before an unwanted body is read into memory. The API has its own answer.
  server.addHook("onRequest", async (request, reply) => {
    if (request.is404 && !isRead(request) && !request.url.startsWith("/api/")) return refuseMethod(reply);
  });
  // As the handler of what nobody else answers, so that the API keeps its own "not found".
  server.setNotFoundHandler(async (request, response) => {
    if (!isRead(request)) return refuseMethod(response);
    const address = toPageAddress(request.url);
    // Its percent signs encode nothing, so it is read as another URL, whose page must not be cached under this one.
    const isMalformed = request.url !== request.originalUrl;
    const key = `${isMalformed ? "malformed" : "page"}:${address}` as const;
    const client = isAdmin(address) ? "admin-page" : "visitor";
    await answers.send({ request, response, key, client }, async () => {
      const page = await render(address);
      return toAnswer(page, !isMalformed && isKeepable(page.status, address));
    });
    return response;
  });
}

function toAnswer({ status, headers, body, tags, validUntil }: RenderedPage, isCacheable: boolean): PublicAnswer {
  const cacheControl = isCacheable ? "public, max-age=0, must-revalidate" : "no-store";
  return { status, headers: { ...Object.fromEntries(headers), "cache-control": cacheControl }, body, tags, validUntil };
}

/** By the normalised address: the admin's pages have other spellings too. */
const isAdmin = (address: string): boolean => /^\/admin(?:[/?]|$)/i.test(address);

const isKeepable = (status: number, address: string): boolean => status < 500 && !isAdmin(address);

const isRead = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD";

function refuseMethod(reply: FastifyReply) {
  return reply
    .code(405)
    .header("Allow", "GET, HEAD")
    .send({ detail: "A page can only be read. Use GET.", code: "method-not-allowed" });
}
