import { randomBytes } from "node:crypto";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DOCTOR_TICKET_FILE } from "../../core/doctor/doctor-probe.ts";

/** Lets the running shop know the doctor while `work` runs. Undefined where the data folder cannot be written. */
export async function withTicket<Result>(
  dataDir: string,
  work: (ticket: string | undefined) => Promise<Result>,
): Promise<Result> {
  const path = join(dataDir, DOCTOR_TICKET_FILE);
  const ticket = existsSync(dataDir) ? lay(path) : undefined;
  try {
    return await work(ticket);
  } finally {
    if (ticket !== undefined) rmSync(path, { force: true });
  }
}

function lay(path: string): string | undefined {
  const ticket = randomBytes(32).toString("base64url");
  try {
    rmSync(path, { force: true });
    writeFileSync(path, ticket, { mode: 0o600, flag: "wx" });
    return ticket;
  } catch {
    // The check of the data folder says why.
    return undefined;
  }
}
