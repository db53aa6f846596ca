import { randomBytes } from "node:crypto";
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { App } from "../app.ts";
import { createReadingRecord } from "../core/reading-record.ts";
import type { HeaderSetter } from "../platform/config.ts";
import { type PageContext, pageContext } from "../web/shop-reader/page-context.ts";
import { createServerShopReader } from "../web/shop-reader/server-shop-reader.ts";

/** A page as bytes, with what a cache in front must know to keep it correctly. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** What was read for it: `product:<id>`, `products`, `settings`, … */
  readonly tags: ReadonlySet<string>;
  /** Epoch milliseconds at which what the page shows changes by itself. */
  readonly validUntil: number | undefined;
}

interface RendererParts {
  readonly app: App;
  readonly loadBuild: () => Promise<ServerBuild>;
  readonly baseUrl: string;
  readonly adminContent: PageContext["adminContent"];
  readonly headersBy: HeaderSetter;
  readonly reportFailure: (error: unknown) => void;
}

/** `path` is the normalised path with the listed query parameters only; nothing else may change the answer. */
export type PageRenderer = (path: string) => Promise<RenderedPage>;

export function createPageRenderer(parts: RendererParts): PageRenderer {
  const { app, loadBuild, baseUrl, adminContent, headersBy, reportFailure } = parts;
  const loadHandler = createHandlerLoader(loadBuild);
  return async (path) => {
    const handle = await loadHandler();
    const record = createReadingRecord();
    const renderedAt = app.clock.now();
    const context = new RouterContextProvider();
    let document: Buffer | undefined;
    context.set(pageContext, {
      reader: createServerShopReader({ app, record, now: renderedAt }),
      readSettings: async () => {
        record.tag("settings");
        return app.settings.readSettings();
      },
      renderedAt,
      baseUrl,
      adminContent,
      reportFailure,
      nonce: randomBytes(16).toString("base64"),
      policyIn: headersBy === "proxy" ? "page" : "header",
      takeDocument: (html) => {
        document = html;
      },
    });
    const response = await handle(new Request(new URL(path, baseUrl)), context);
    return {
      status: response.status,
      headers: response.headers,
      // Redirects and failures of the router itself have no document.
      body: document ?? Buffer.from(await response.arrayBuffer()),
      tags: record.tags,
      validUntil: record.validUntil(),
    };
  };
}

/** React Router sorts all routes anew at each request when it is handed a function instead of a build. */
function createHandlerLoader(loadBuild: () => Promise<ServerBuild>): () => Promise<RequestHandler> {
  let made: { readonly build: ServerBuild; readonly handle: RequestHandler } | undefined;
  return async () => {
    const build = await loadBuild();
    // While developing, a changed file makes another one.
    if (made?.build !== build) made = { build, handle: createRequestHandler(build, import.meta.env.MODE) };
    return made.handle;
  };
}
