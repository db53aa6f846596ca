import type { FastifyInstance } from "fastify";

export interface HealthProbes {
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  /** Rejects when nothing can be written. */
  readonly probeWrite: () => Promise<void>;
  readonly schemaVersion: () => Promise<string>;
}

/** `/livez`: the process. `/healthz`: and its database. `/readyz`: and a write, with the schema's version. */
export function registerHealth(server: FastifyInstance, probes: HealthProbes): void {
  server.get("/livez", async (_request, reply) => reply.header("Cache-Control", "no-store").send({ status: "ok" }));
  server.get("/healthz", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    return (await succeeds(probes.ping)) ? { status: "ok" } : reply.code(503).send({ status: "database unreachable" });
  });
  server.get("/readyz", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    if (!(await succeeds(probes.ping))) return reply.code(503).send({ status: "database unreachable" });
    if (!(await succeeds(probes.probeWrite))) return reply.code(503).send({ status: "database not writable" });
    return { status: "ok", schema: await probes.schemaVersion() };
  });
}

async function succeeds(probe: () => Promise<void>): Promise<boolean> {
  try {
    await probe();
    return true;
  } catch {
    return false;
  }
}
