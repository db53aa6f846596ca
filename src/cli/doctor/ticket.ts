import { randomBytes } from "node:crypto";
import { mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DOCTOR_TICKET_FILE } from "../../core/doctor/doctor-probe.ts";

/**
 * Lets the running shop know the doctor while `work` runs. Undefined where the data folder cannot be written. A shop on
 * PostgreSQL may run without a data folder: then it is there for this long.
 */
export async function withTicket<Result>(
  dataDir: string,
  work: (ticket: string | undefined) => Promise<Result>,
): Promise<Result> {
  const path = join(dataDir, DOCTOR_TICKET_FILE);
  const made = makeFolder(dataDir);
  const ticket = lay(path);
  try {
    return await work(ticket);
  } finally {
    if (ticket !== undefined) rmSync(path, { force: true });
    if (made !== undefined) removeFolders(dataDir, made);
  }
}

/** The topmost folder that had to be made; undefined where all were there, or cannot be made. */
function makeFolder(folder: string): string | undefined {
  try {
    return mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    return undefined;
  }
}

/** From `folder` up to `top`, as far as they are empty: a shop may have started in the meantime. */
function removeFolders(folder: string, top: string): void {
  try {
    rmdirSync(folder);
  } catch {
    return;
  }
  if (folder !== top && folder.startsWith(top)) removeFolders(dirname(folder), top);
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
