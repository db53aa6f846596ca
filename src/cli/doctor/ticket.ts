import { randomBytes } from "node:crypto";
import { mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DOCTOR_TICKET_FILE } from "../../core/doctor/doctor-probe.ts";

/**
 * Lets the running shop recognize the doctor while `work` runs. Undefined if the data folder isn't writable. A shop on
 * PostgreSQL may have no data folder; then it exists only during this time.
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

/** The topmost folder that was created; undefined if all existed or can't be created. */
function makeFolder(folder: string): string | undefined {
  try {
    return mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    return undefined;
  }
}

/** Removes folders from `folder` up to `top` while they are empty: a shop may have started in the meantime. */
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
