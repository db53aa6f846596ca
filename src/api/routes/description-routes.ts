import { DOCS_HEADERS, renderDocs } from "../docs-page.ts";
import { describeApi } from "../openapi.ts";
import { page } from "../reply.ts";
import { defineRoute, PUBLIC, type Route } from "../route.ts";

/** The addresses under which the API describes the other routes. */
export function describingRoutes(routes: readonly Route[]): readonly Route[] {
  const document = describeApi(routes);
  const json = JSON.stringify(document);
  const html = renderDocs(document);
  return [
    defineRoute({
      method: "GET",
      path: "/openapi.json",
      operationId: "getOpenApiDocument",
      tag: "Description",
      summary: "The OpenAPI document.",
      ...PUBLIC,
      answer: { status: 200, page: "application/json; charset=utf-8" },
      async handler({ reading }) {
        reading.tag("documentation");
        return page(json);
      },
    }),
    defineRoute({
      method: "GET",
      path: "/docs",
      operationId: "getDocs",
      tag: "Description",
      summary: "The same for readers.",
      ...PUBLIC,
      answer: { status: 200, page: "text/html; charset=utf-8" },
      async handler({ reading }) {
        reading.tag("documentation");
        return page(html, DOCS_HEADERS);
      },
    }),
  ];
}
