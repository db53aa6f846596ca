// Sends request targets byte for byte: `inject` and `fetch` normalize them first.
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import type { Server } from "node:http";

export interface RawResponse {
  readonly status: number;
  /** Names in lowercase. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RawRequest {
  readonly method?: string;
  /** Header lines, instead of one Host header. */
  readonly lines?: readonly string[];
}

/** One request on a connection of its own, to a server that listens on 127.0.0.1. */
export async function requestRaw(
  server: Server,
  target: string,
  { method = "GET", lines = ["Host: 127.0.0.1"] }: RawRequest = {},
): Promise<RawResponse> {
  const { port } = server.address() as AddressInfo;
  const text = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const head = [`${method} ${target} HTTP/1.1`, ...lines, "Connection: close"].join("\r\n");
    const socket = connect(port, "127.0.0.1", () => socket.write(`${head}\r\n\r\n`, "latin1"));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
  });
  const end = text.indexOf("\r\n\r\n");
  const [status = "", ...received] = text.slice(0, end).split("\r\n");
  const headers = Object.fromEntries(
    received.map((line): [string, string] => {
      const [name = "", value = ""] = line.split(/: (.*)/, 2);
      return [name.toLowerCase(), value];
    }),
  );
  return { status: Number(status.split(" ")[1]), headers, body: text.slice(end + 4) };
}
