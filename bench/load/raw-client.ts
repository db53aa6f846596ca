// Asks one server for as much as it gives, over keep-alive connections. Bare sockets, so that it costs the machine little.
import { createConnection, type Socket } from "node:net";

export interface Load {
  readonly port: number;
  /** Whole requests as they go over the wire; the connections take turns with them. */
  readonly requests: readonly string[];
  readonly connections: number;
  readonly durationMs: number;
}

export interface LoadResult {
  /** Answers with a status below 400. */
  readonly answered: number;
  /** All others, by status; 0 stands for connections that broke. */
  readonly failures: Readonly<Record<number, number>>;
  /** Of all answers, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

interface Tally {
  readonly latencies: number[];
  readonly failures: Record<number, number>;
  answered: number;
  next: number;
  isOver: boolean;
}

/** Every connection sends its next request when the last one was answered whole. */
export async function applyLoad(load: Load): Promise<LoadResult> {
  const tally: Tally = { latencies: [], failures: {}, answered: 0, next: 0, isOver: false };
  const timer = setTimeout(() => {
    tally.isOver = true;
  }, load.durationMs);
  await Promise.all(Array.from({ length: load.connections }, () => keepAsking(load, tally)));
  clearTimeout(timer);
  const sorted = tally.latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { answered: tally.answered, failures: tally.failures, p50: at(0.5), p99: at(0.99), max: at(1) };
}

function keepAsking({ port, requests }: Load, tally: Tally): Promise<void> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: "127.0.0.1", noDelay: true });
    let startedAt = 0;
    const ask = () => {
      if (tally.isOver) return void socket.end();
      const request = requests[tally.next % requests.length] ?? "";
      tally.next += 1;
      startedAt = performance.now();
      socket.write(request);
    };
    readAnswers(socket, (status) => {
      tally.latencies.push(performance.now() - startedAt);
      if (status < 400) tally.answered += 1;
      else tally.failures[status] = (tally.failures[status] ?? 0) + 1;
      ask();
    });
    socket.once("connect", ask);
    // A server that closes where it should keep alive fails the load, and is not asked again.
    socket.once("error", () => socket.destroy());
    socket.once("close", () => {
      if (!tally.isOver) tally.failures[0] = (tally.failures[0] ?? 0) + 1;
      resolve();
    });
  });
}

const HEAD_END = Buffer.from("\r\n\r\n");

/** Calls back when an answer has come in whole. Answers carry their length; one at a time is under way. */
function readAnswers(socket: Socket, onAnswer: (status: number) => void): void {
  let head = Buffer.alloc(0);
  let status = 0;
  let missing = 0;
  socket.on("data", (chunk) => {
    if (missing > 0) {
      missing -= chunk.length;
    } else {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf(HEAD_END);
      if (end === -1) return;
      const text = head.toString("latin1", 0, end);
      status = Number(text.slice(9, 12));
      missing = lengthOfBody(text, status) - (head.length - end - HEAD_END.length);
      head = Buffer.alloc(0);
    }
    if (missing === 0) onAnswer(status);
  });
}

function lengthOfBody(head: string, status: number): number {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  if (status === 204 || status === 304) return 0;
  throw new Error(`An answer came without its length:\n${head}`);
}
