// The built shop over copies of the made-up catalogues, so that what a measurement writes is gone after it.
import { constants, cpSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { freePort } from "../../e2e/built-shop.ts";
import { HEAP_FLAGS } from "../../scripts/toolchain/heap-flags.mjs";
import type { EmbeddedPostgres } from "../../src/testing/embedded-postgres.ts";
import {
  type CatalogueSize,
  preparePostgresCatalogue,
  prepareSqliteCatalogue,
  sqliteUrl,
} from "../catalogue/catalogues.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const BUILD = new URL("../../build/", import.meta.url);
const PROGRAM = fileURLToPath(new URL("server/server.js", BUILD));

/** Where a shop keeps its things. */
export interface ShopPlace {
  readonly dataDir: string;
  /** `sqlite:…` or `postgres://…`. */
  readonly url: string;
}

/** A copy of a catalogue on SQLite, below `folder`. */
export async function copySqliteCatalogue(size: CatalogueSize, folder: string): Promise<ShopPlace> {
  const dataDir = mkdtempSync(join(folder, `sqlite-${size}-`));
  cpSync(await prepareSqliteCatalogue(size), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { dataDir, url: sqliteUrl(dataDir) };
}

/** A copy of a catalogue on PostgreSQL; an earlier run's copy is replaced. */
export async function copyPostgresCatalogue(
  server: EmbeddedPostgres,
  { size, folder }: { readonly size: CatalogueSize; readonly folder: string },
): Promise<ShopPlace> {
  const original = new URL(await preparePostgresCatalogue(server, size)).pathname.slice(1);
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    await client.query(`drop database if exists measured_${size}`);
    await client.query(`create database measured_${size} template ${original} strategy file_copy`);
  } finally {
    await client.end();
  }
  const url = Object.assign(new URL(server.url), { pathname: `/measured_${size}` }).href;
  return { dataDir: mkdtempSync(join(folder, `postgres-${size}-`)), url };
}

interface ShopOptions {
  readonly place: ShopPlace;
  /** False: each answer is made anew. */
  readonly isCached: boolean;
  /** Set up for deploy/nginx.conf in front of it, which finds pages as files there, and no CDN before that. */
  readonly pageFiles?: string;
}

const behindNginx = (pageFiles: string) => ({
  BASE_URL: "http://localhost",
  TRUST_PROXY: "127.0.0.1",
  SECURITY_HEADERS: "proxy",
  CACHE_TAGS: "off",
  PAGE_FILES: pageFiles,
});

/** Starts the shop as `npm start` does, without its installing and building. */
export async function startShop({ place, isCached, pageFiles }: ShopOptions): Promise<ServerProcess> {
  const port = await freePort();
  return startServer({
    port,
    program: process.execPath,
    args: [...HEAP_FLAGS, PROGRAM],
    env: {
      PORT: String(port),
      DATA_DIR: place.dataDir,
      ...(place.url.startsWith("postgres:") ? { DATABASE_URL: place.url } : {}),
      ...(isCached ? {} : { PAGE_CACHE_MIB: "0" }),
      ...(pageFiles === undefined ? {} : behindNginx(pageFiles)),
      LOG_LEVEL: "warn",
      BACKUP_AT: "off",
      NODE_COMPILE_CACHE: fileURLToPath(new URL(".compile-cache", BUILD)),
    },
  });
}
