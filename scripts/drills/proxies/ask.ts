// Asks through the web server as a visitor from another address, and past it.
import { once } from "node:events";
import { request as requestHttp } from "node:http";
import { type RequestOptions, request as requestHttps } from "node:https";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { HOST, type ProxyPorts } from "./start-proxy.ts";

/** Another address of this machine: the visitor's, unlike the web server's. */
export const VISITOR = "127.0.0.9";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Callers {
  /** Through the web server, from the visitor's address. */
  readonly visit: (ask: Ask) => Promise<Answer>;
  /** Past it. */
  readonly direct: (ask: Ask) => Promise<Answer>;
  readonly unencrypted: (ask: Ask) => Promise<Answer>;
}

/** As a browser asks: packed, and unpacked when it came. */
export const asBrowser =
  (visit: Callers["visit"]): Callers["visit"] =>
  async (ask) => {
    const answer = await visit({ ...ask, headers: { "Accept-Encoding": "gzip, deflate, br, zstd", ...ask.headers } });
    const isPacked = answer.headers["content-encoding"] === "br" && answer.body.length > 0;
    return isPacked ? { ...answer, body: brotliDecompressSync(answer.body) } : answer;
  };

interface Called {
  readonly ports: ProxyPorts;
  readonly shopPort: number;
  readonly certificate: string;
}

export function callersOf({ ports: { http, https }, shopPort, certificate }: Called): Callers {
  const tls: RequestOptions = { port: https, servername: HOST, ca: certificate, localAddress: VISITOR };
  const host = { host: `${HOST}:${https}` };
  return {
    visit: (ask) => send(requestHttps, { ...tls, ...callOf(ask, host) }, ask.body),
    direct: (ask) => send(requestHttp, { port: shopPort, ...callOf(ask, host) }, ask.body),
    unencrypted: (ask) => send(requestHttp, { port: http, ...callOf(ask, { host: HOST }) }, ask.body),
  };
}

const callOf = ({ path, method = "GET", headers = {} }: Ask, host: { readonly host: string }) => ({
  host: "127.0.0.1",
  path,
  method,
  headers: { ...host, ...headers },
  agent: false as const,
});

async function send(
  request: typeof requestHttp | typeof requestHttps,
  options: RequestOptions,
  body: string | undefined,
): Promise<Answer> {
  const asked = request({ ...options, timeout: 20_000 });
  asked.end(body);
  const [response] = await once(asked, "response");
  const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
  return { status: response.statusCode ?? 0, headers, body: await buffer(response) };
}
