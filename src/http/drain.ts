import type { FastifyInstance } from "fastify";

const SWEEP_MS = 100;

/**
 * Takes no more connections, and closes once the last request on those it has is answered. Node would cut every
 * connection that looks idle at once, also those with a request in them that nobody has read yet. So they stay for a
 * moment, Fastify tells each client that its answer is the last, and only those that nobody uses are closed.
 */
export async function drain(server: FastifyInstance): Promise<void> {
  const { server: listener } = server;
  const closeIdle = listener.closeIdleConnections.bind(listener);
  listener.closeIdleConnections = () => {};
  // A timer comes before the sockets are looked at, `setImmediate` after: by then what has arrived is no longer idle.
  const sweep = setInterval(() => setImmediate(closeIdle), SWEEP_MS);
  await server.close();
  clearInterval(sweep);
}
