// JSON over HTTP: mounts the table of routes under /api. Each one parses, calls one verb and presents its answer.
// Imports only the method names; nothing is sent from here.
// oxlint-disable-next-line no-restricted-imports
import { METHODS as NODE_METHODS } from "node:http";
import type { FastifyInstance, FastifyReply, HTTPMethods } from "fastify";
import { acceptJsonOnly } from "./json-body.ts";
import { HttpError, STATUS } from "./problems.ts";
import { ROUTES } from "./route-table.ts";
import { type ApiParts, sendProblem, serveRoute, toFastifyPath } from "./serve-route.ts";

export type { ApiParts };

/** Every method that Node can read. CONNECT never reaches a route. */
const METHODS: readonly HTTPMethods[] = NODE_METHODS.filter((method) => method !== "CONNECT");

export async function registerApi(server: FastifyInstance, parts: ApiParts): Promise<void> {
  await server.register(
    async (api) => {
      acceptJsonOnly(api);
      for (const method of METHODS) if (!server.supportedMethods.includes(method)) server.addHttpMethod(method);
      api.addHook("onRequest", async (request, response) => {
        response.headers({ "x-request-id": request.id, "cache-control": "no-store" });
        // Before an unwanted body is read into memory.
        if (request.is404) return sendNotFound(response);
      });
      api.setErrorHandler((error, request, response) => sendProblem({ error, request, response }));
      api.setNotFoundHandler((_request, response) => sendNotFound(response));
      for (const route of ROUTES) serveRoute(api, route, parts);
      refuseOtherMethods(api);
    },
    { prefix: "/api" },
  );
}

const sendNotFound = (response: FastifyReply): FastifyReply =>
  response.code(STATUS["not-found"]).send({ detail: "There is nothing at this address.", code: "not-found" });

/** An address that exists answers 405 to the methods it does not know, and names those it does (RFC 9110, 15.5.6). */
function refuseOtherMethods(api: FastifyInstance): void {
  const methodsOfPath = Map.groupBy(ROUTES, ({ path }) => path);
  for (const [path, routes] of methodsOfPath) {
    const known = routes.flatMap(({ method }): HTTPMethods[] => (method === "GET" ? ["GET", "HEAD"] : [method]));
    const refuse = async () => {
      const allow = known.join(", ");
      throw new HttpError("method-not-allowed", `This address takes ${allow} only.`, { allow });
    };
    const method = METHODS.filter((name) => !known.includes(name));
    api.route({ method, url: toFastifyPath(path), exposeHeadRoute: false, onRequest: refuse, handler: refuse });
  }
}
