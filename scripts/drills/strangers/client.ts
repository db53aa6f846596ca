// HTTP clients that behave badly on purpose. Loopback only.
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";

export interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** How requests ended: by status ("200"), or by the error that came instead of a response ("ECONNRESET"). */
export class Outcomes {
  readonly counts = new Map<string, number>();
  /** 5xx responses other than a 503 with Retry-After. */
  unexpected = 0;

  add(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  addResponse(status: number, retryAfter: string | undefined): void {
    this.add(String(status));
    if (status >= 500 && (status !== 503 || retryAfter === undefined)) this.unexpected += 1;
  }

  /** Responses that turn a request down: 4xx, and 503. Any other 5xx is unexpected. */
  get rejected(): number {
    return ["400", "401", "405", "408", "413", "422", "429", "503"].reduce(
      (sum, status) => sum + (this.counts.get(status) ?? 0),
      0,
    );
  }
}

const AGENT = new Agent({ keepAlive: false, maxSockets: Infinity });
const MAX_RESPONSE_MS = 60_000;
const ESTABLISHED = "01";

/** Sends one request on a connection of its own, and reads the whole response. */
export function send(
  url: string,
  { path, method = "GET", headers = {}, body }: Ask,
  outcomes: Outcomes,
): Promise<void> {
  return new Promise((resolve) => {
    const fail = (error: Error & { readonly code?: string }) => {
      outcomes.add(error.code ?? error.message);
      resolve();
    };
    const sent = request(url + path, { method, headers, agent: AGENT, timeout: MAX_RESPONSE_MS }, (response) => {
      response.on("error", fail);
      response.on("end", () => {
        outcomes.addResponse(response.statusCode ?? 0, response.headers["retry-after"]);
        resolve();
      });
      response.resume();
    });
    sent.on("timeout", () => sent.destroy(new Error("no response")));
    sent.on("error", fail);
    sent.end(body);
  });
}

/** All at once, `rounds` times in a row. */
export async function flood(
  url: string,
  {
    connections,
    rounds,
    ask,
  }: { readonly connections: number; readonly rounds: number; readonly ask: (index: number) => Ask },
): Promise<Outcomes> {
  const outcomes = new Outcomes();
  await Promise.all(
    Array.from({ length: connections }, async (_, client) => {
      for (let round = 0; round < rounds; round += 1) await send(url, ask(client + round * connections), outcomes);
    }),
  );
  return outcomes;
}

/** Opens connections a few hundred at a time. The result lacks those that the shop or the system refused. */
export async function openConnections(url: string, count: number, first: string): Promise<readonly Socket[]> {
  const { port } = new URL(url);
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count; opened += 250) {
    const batch = Array.from({ length: Math.min(250, count - opened) }, () => openOne(Number(port), first));
    sockets.push(...(await Promise.all(batch)).filter((socket) => socket !== undefined));
  }
  return sockets;
}

function openOne(port: number, first: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.pause();
    socket.once("error", () => resolve(undefined));
    socket.once("connect", () => {
      if (first !== "") socket.write(first);
      resolve(socket);
    });
  });
}

/**
 * How many connections the shop holds open, from Linux's table (proc(5), /proc/net/tcp). A client that reads nothing
 * doesn't notice that its connection was closed.
 */
export function countOpen(url: string): number {
  const local = `:${Number(new URL(url).port).toString(16).toUpperCase().padStart(4, "0")}`;
  const rows = readFileSync("/proc/net/tcp", "utf8").split("\n").slice(1);
  const fields = rows.map((row) => row.trim().split(/\s+/));
  return fields.filter(([, address = "", , state]) => address.endsWith(local) && state === ESTABLISHED).length;
}
