import { request } from "node:http";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";

/** An answer as it came over the wire. */
export interface HttpAnswer {
  readonly status: number;
  /** Name, value, name, value; without those that the server itself adds to each answer. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

const HOST = "localhost";
const OF_THE_SERVER = new Set(["date", "connection", "keep-alive"]);

export interface Question {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export async function fetchAnswer(port: number, question: Question): Promise<HttpAnswer> {
  const { path, method = "GET", headers = {}, body } = question;
  const asked = request({
    port,
    host: "127.0.0.1",
    path,
    method,
    headers: { Host: HOST, ...headers },
    agent: false,
  });
  asked.end(body);
  const [response] = await once(asked, "response");
  const raw: readonly string[] = response.rawHeaders;
  return {
    status: response.statusCode ?? 0,
    headers: raw.filter((_, index) => !OF_THE_SERVER.has(raw[index - (index % 2)]?.toLowerCase() ?? "")),
    body: await buffer(response),
  };
}

/** The question as the load generator sends it. */
export function writeRequest({ path, method = "GET", headers = {}, body = "" }: Question): string {
  const length = body === "" ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
  const lines = Object.entries({ Host: HOST, ...headers, ...length }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}
