import { createHash, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { DOCTOR_PATH, DOCTOR_TICKET_FILE, DOCTOR_TICKET_HEADER, type SeenByShop } from "../core/doctor/doctor-probe.ts";

interface ProbeParts {
  readonly dataDir: string;
  /** What answers have to carry when they reach a visitor. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Tells `shop doctor` how its request arrived, through whatever stands in front. It answers only to whoever can write
 * into the data folder: the ticket lies there while the doctor looks.
 */
export function registerDoctorProbe(server: FastifyInstance, { dataDir, headers }: ProbeParts): void {
  server.get(DOCTOR_PATH, async (request, reply) => {
    reply.header("Cache-Control", "no-store");
    if (!holdsTicket(request.headers[DOCTOR_TICKET_HEADER], dataDir)) return reply.callNotFound();
    const { remoteAddress = "", remotePort = 0 } = request.socket;
    const seen: SeenByShop = {
      address: request.ip,
      peer: remoteAddress,
      peerPort: remotePort,
      forwardedFor: request.headers["x-forwarded-for"]?.toString() ?? null,
      headers,
    };
    return seen;
  });
}

function holdsTicket(shown: string | readonly string[] | undefined, dataDir: string): boolean {
  if (typeof shown !== "string") return false;
  try {
    const ticket = readFileSync(join(dataDir, DOCTOR_TICKET_FILE), "utf8");
    return ticket.length > 0 && timingSafeEqual(digest(shown), digest(ticket));
  } catch {
    // Nobody looks.
    return false;
  }
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
