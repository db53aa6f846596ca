// HTTP clients that behave badly on purpose. Loopback only.
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** How requests ended: by status ("200"), as a rejection with a Retry-After ("503"), or without a response. */
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

  /** 503 responses with Retry-After. */
  get rejected(): number {
    return ["400", "401", "405", "408", "413", "422", "429", "503"].reduce(
      (sum, status) => sum + (this.counts.get(status) ?? 0),
      0,
    );
  }
}

const AGENT = new Agent({ keepAlive: false, maxSockets: Infinity });
const MAX_RESPONSE_MS = 60_000;

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

/** Waits until the shop has closed them, up to the timeout. Returns how many are still open. */
export async function waitUntilClosed(sockets: readonly Socket[], maxMs: number): Promise<number> {
  const open = new Set(sockets.filter(({ destroyed }) => !destroyed));
  for (const socket of open) {
    socket.on("error", () => {});
    socket.on("close", () => open.delete(socket));
  }
  const endAt = performance.now() + maxMs;
  while (open.size > 0 && performance.now() < endAt) await sleep(250);
  return open.size;
}
