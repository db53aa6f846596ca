// Vitest's global setup of the contract tests: one PostgreSQL server for the whole run, nothing to install by hand.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of a server on which tests may create databases. */
    postgresUrl: string;
  }
}

/** Speed over safety: what these tests write may vanish with the machine. */
const SETTINGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=100"];

/** `TEST_POSTGRES_URL` names another server: a drill puts a pooler in front of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_POSTGRES_URL"];
  if (given !== undefined) {
    project.provide("postgresUrl", given);
    return async () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), "regretless-postgres-"));
  try {
    const server = await startEmbeddedPostgres({ folder, settings: SETTINGS });
    project.provide("postgresUrl", server.url);
    return async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
