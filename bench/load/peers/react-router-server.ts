// Peer: the shop's pages through React Router's own handler in a bare node:http server, with the same loaders and the same
// database, and nothing of the shop around it. Arguments: port, and the database's address.
import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { systemClock } from "../../../src/core/time/clock.ts";
import { createReadingRecord } from "../../../src/core/reading-record.ts";
import { openStorage } from "../../../src/storage/open-storage.ts";
import type { PageContext, pageContext } from "../../../src/web/shop-reader/page-context.ts";
import { createServerShopReader } from "../../../src/web/shop-reader/server-shop-reader.ts";
import { createBenchApp } from "../../catalogue/bench-app.ts";

const CHUNKS = new URL("../../../build/server/chunks/", import.meta.url);

const [, , port, url = ""] = process.argv;
const app = createBenchApp(await openStorage({ url, clock: systemClock }));
const build = (await importChunk("server-build-")) as unknown as ServerBuild;
const keys = await findPageContexts();
const handle = createRequestHandler(build, "production");
const baseUrl = `http://127.0.0.1:${port}`;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await render(request.url ?? "/");
  const body = Buffer.from(await page.arrayBuffer());
  response.writeHead(page.status, { ...Object.fromEntries(page.headers), "content-length": body.length });
  response.end(body);
}

async function render(path: string): Promise<Response> {
  const renderedAt = systemClock.now();
  const context = new RouterContextProvider();
  const handed: PageContext = {
    reader: createServerShopReader({ app, record: createReadingRecord(), now: renderedAt }),
    readSettings: () => app.settings.readSettings(),
    renderedAt,
    baseUrl,
    adminContent: "full",
    reportFailure: (error) => process.stderr.write(`${String(error)}\n`),
    nonce: randomBytes(16).toString("base64"),
    policyIn: "header",
  };
  for (const key of keys) context.set(key, handed);
  return handle(new Request(new URL(path, baseUrl)), context);
}

createServer((request, response) => void answer(request, response)).listen(Number(port), "127.0.0.1");

async function importChunk(prefix: string): Promise<Readonly<Record<string, unknown>>> {
  const file = readdirSync(CHUNKS).find((name) => name.startsWith(prefix));
  if (file === undefined) throw new Error(`The build has no chunk ${prefix}*.`);
  return (await import(new URL(file, CHUNKS).href)) as Readonly<Record<string, unknown>>;
}

/** The keys under which the build's pages may look for what they are handed: it names none of its parts. */
async function findPageContexts(): Promise<readonly (typeof pageContext)[]> {
  const shared = Object.values(await importChunk("listing-"));
  return shared.filter(isContext) as (typeof pageContext)[];
}

function isContext(part: unknown): boolean {
  return typeof part === "object" && part !== null && Object.keys(part).join() === "defaultValue";
}
