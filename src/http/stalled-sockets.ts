// Closes connections whose clients do not read what they asked for.
import type { Server } from "node:http";
import type { Socket } from "node:net";

const SWEEP_MS = 2000;
const MAX_STALL_MS = 30_000;
/** Response bytes in memory for slow readers. Beyond this, stalled clients are disconnected sooner. */
const MAX_UNSENT_BYTES = 64 * 1024 * 1024;

interface Progress {
  readonly sent: number;
  readonly queued: number;
  readonly since: number;
}

interface StallLimits {
  readonly maxStallMs?: number;
  readonly maxUnsentBytes?: number;
  readonly sweepMs?: number;
}

/**
 * `socket.setTimeout` doesn't work here: it counts anything the client sends as activity, but not a response that takes
 * long to produce. This checks whether the client reads the bytes waiting for it. Returns a function that stops it.
 */
export function closeStalledSockets(
  server: Server,
  { maxStallMs = MAX_STALL_MS, maxUnsentBytes = MAX_UNSENT_BYTES, sweepMs = SWEEP_MS }: StallLimits = {},
): () => void {
  const sockets = new Map<Socket, Progress | undefined>();
  server.on("connection", (socket) => {
    sockets.set(socket, undefined);
    socket.once("close", () => sockets.delete(socket));
  });

  function sweep(): void {
    const now = performance.now();
    const stalled: Socket[] = [];
    let unsentBytes = 0;
    for (const [socket, before] of sockets) {
      const progress = measure(socket, before, now);
      if (progress !== before) sockets.set(socket, progress);
      if (progress === undefined) continue;
      unsentBytes += socket.writableLength;
      if (now - progress.since >= maxStallMs) socket.resetAndDestroy();
      else if (progress === before) stalled.push(socket);
    }
    for (const socket of stalled.toSorted((a, b) => b.writableLength - a.writableLength)) {
      if (unsentBytes <= maxUnsentBytes) break;
      unsentBytes -= socket.writableLength;
      socket.resetAndDestroy();
    }
  }

  const timer = setInterval(sweep, sweepMs).unref();
  return () => clearInterval(timer);
}

/** Undefined if nothing is waiting; `before` itself if the client has read nothing since. */
function measure(socket: Socket, before: Progress | undefined, now: number): Progress | undefined {
  if (socket.writableLength === 0) return undefined;
  const sent = socket.bytesWritten - socket.writableLength;
  const queued = queuedBytes(socket);
  return before?.sent === sent && before.queued === queued ? before : { sent, queued, since: now };
}

/** Bytes of the current write that the kernel hasn't taken. Only the handle knows, as in Node's own `_onTimeout`. */
function queuedBytes(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { readonly _handle?: { readonly writeQueueSize?: number } | null };
  return handle?.writeQueueSize ?? 0;
}
