// Renders one page to a whole document. It is never streamed: the policy needs the hashes of all its scripts.
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { contentSecurityPolicy, writePolicy } from "./document/content-security-policy.ts";
import { NonceProvider } from "./document/nonce.ts";
import { hashScripts } from "./document/script-hashes.ts";
import { pageContext } from "./shop-reader/page-context.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, policyIn, takeDocument, baseUrl } = loadContext.get(pageContext);
  const rendered = await renderToBytes(
    <NonceProvider value={nonce}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </NonceProvider>,
    nonce,
  );
  const { html: hashed, scriptHashes } = hashScripts(rendered, nonce);
  const isAdmin = new URL(request.url).pathname.startsWith("/admin");
  // While developing, Vite writes styles into the page.
  const allowInlineStyles = isAdmin || import.meta.env.DEV;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const policy = contentSecurityPolicy({ scriptHashes, allowInlineStyles, isHttps: baseUrl.startsWith("https:") });
  if (policyIn === "header") headers.set("Content-Security-Policy", policy);
  const html = policyIn === "page" ? writePolicy(hashed, policy) : hashed;
  takeDocument?.(html);
  return new Response(takeDocument === undefined ? new Uint8Array(html) : null, { status, headers });
}

/** An address that no route knows, such as one with a line break, is no failure: its visitor is told. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status === 404) return;
  context.get(pageContext).reportFailure(error);
};

function renderToBytes(element: React.ReactElement, nonce: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      nonce,
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
}
