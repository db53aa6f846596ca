// Stands behind the web server instead of the shop: each answer is another, and says what it was asked.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Origin {
  /** Two, as if it were two processes. */
  readonly ports: readonly number[];
  /** How often this address was asked for, as it is spelled. */
  count(target: string): number;

  stop(): Promise<void>;
}

/** What an answer says of itself. */
export interface Told {
  /** Epoch milliseconds at which it was made. */
  readonly at: number;
  readonly target: string;
  readonly encoding: string;
  readonly authorization: string;
  readonly process: number;
}

const PUBLIC = "public, max-age=0, must-revalidate";

/** By the first part of the path; all others are public pages. */
const KINDS: Readonly<
  Record<string, { readonly status?: number; readonly headers: Readonly<Record<string, string>> }>
> = {
  "/private": { headers: { "Cache-Control": "private" } },
  "/no-store": { headers: { "Cache-Control": "no-store" } },
  "/nothing-said": { headers: {} },
  "/cookie": { headers: { "Cache-Control": PUBLIC, "Set-Cookie": "a=b" } },
  "/broken": { status: 500, headers: { "Cache-Control": PUBLIC } },
  "/gone": { status: 404, headers: { "Cache-Control": PUBLIC } },
  "/elsewhere": { status: 302, headers: { "Cache-Control": PUBLIC, Location: "/" } },
};

export async function startChangingOrigin(): Promise<Origin> {
  const counts = new Map<string, number>();
  const answer = (process: number) => (request: IncomingMessage, response: ServerResponse) => {
    const { url: target = "", headers } = request;
    counts.set(target, (counts.get(target) ?? 0) + 1);
    request.resume().once("end", () => {
      // The first of the two loses what it was asked.
      if (process === 1 && target.includes("/cut")) return request.socket.destroy();
      const told: Told = {
        at: Date.now(),
        target,
        encoding: headers["accept-encoding"]?.toString() ?? "",
        authorization: headers.authorization ?? "",
        process,
      };
      const { status = 200, headers: own } = KINDS[target.split("?", 1)[0] ?? ""] ?? {
        headers: { "Cache-Control": PUBLIC, ETag: `W/"${told.at}"` },
      };
      const body = JSON.stringify(told);
      response.writeHead(status, { ...own, Vary: "Accept-Encoding", "Content-Length": body.length });
      return response.end(body);
    });
  };
  const servers = [1, 2].map((process) => createServer(answer(process)).listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  return {
    ports: servers.map((server) => (server.address() as AddressInfo).port),
    count: (target) => counts.get(target) ?? 0,
    async stop() {
      for (const server of servers) server.close().closeAllConnections();
    },
  };
}
