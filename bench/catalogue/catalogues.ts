// Made-up shops of several sizes, built once and kept between runs.
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { systemClock } from "../../src/core/time/clock.ts";
import { newId } from "../../src/platform/new-id.ts";
import { type OpenStorage, openStorage } from "../../src/storage/open-storage.ts";
import { loadDemo } from "../../src/storage/seed/load-demo.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../src/testing/embedded-postgres.ts";
import { createBenchApp } from "./bench-app.ts";
import { CATEGORY_NAMES, makeUpProducts } from "./made-up-products.ts";

/** How many products a catalogue holds; 48 is the demo catalogue. */
export type CatalogueSize = 48 | 1_000 | 100_000 | 1_000_000;

/** Raise it when the made-up products change: the catalogues of before are then built anew. */
const EDITION = 1;

/** A server with a moderate share of a small machine's memory; everything else as PostgreSQL comes. */
const POSTGRES_SETTINGS = ["shared_buffers=512MB", "max_connections=100"];

/** Where the catalogues lie: outside of what git knows, or in the folder that BENCH_CATALOGUES names. */
function catalogueFolder(): string {
  return process.env["BENCH_CATALOGUES"] ?? fileURLToPath(new URL("../.catalogues", import.meta.url));
}

/** A data folder (DATA_DIR) whose embedded database holds so many products. Built by the first call, which takes minutes. */
export async function prepareSqliteCatalogue(size: CatalogueSize): Promise<string> {
  const folder = join(catalogueFolder(), `sqlite-${size}-v${EDITION}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await build(`sqlite:${join(unfinished, "regretless.sqlite")}`, size);
  renameSync(unfinished, folder);
  return folder;
}

/** The address of the embedded database in such a data folder. */
export const sqliteUrl = (folder: string): string => `sqlite:${join(folder, "regretless.sqlite")}`;

/** A server with the settings of a real one, which holds the catalogues of PostgreSQL. Stop it at the end. */
export function startCatalogueServer(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ folder: join(catalogueFolder(), "postgres"), settings: POSTGRES_SETTINGS });
}

/** The address of a database with so many products, on a server of `startCatalogueServer`. */
export async function preparePostgresCatalogue(server: EmbeddedPostgres, size: CatalogueSize): Promise<string> {
  const name = `catalogue_${size}_v${EDITION}`;
  const urlOf = (database: string) => Object.assign(new URL(server.url), { pathname: `/${database}` }).href;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) {
      await client.query(`drop database if exists ${name}_unfinished`);
      await client.query(`create database ${name}_unfinished`);
      await build(urlOf(`${name}_unfinished`), size);
      await client.query(`alter database ${name}_unfinished rename to ${name}`);
    }
  } finally {
    await client.end();
  }
  return urlOf(name);
}

async function build(url: string, size: CatalogueSize): Promise<void> {
  process.stdout.write(`Building ${size.toLocaleString("en-US")} products in ${url.split(":")[0]}\n`);
  const storage = await openStorage({ url, clock: systemClock });
  try {
    if (size === 48) await storage.publish((stores) => loadDemo(stores, { clock: systemClock, newId }));
    else await fill(storage, size);
  } finally {
    await storage.close();
  }
}

async function fill(storage: OpenStorage, size: number): Promise<void> {
  const { catalogue } = createBenchApp(storage);
  for (const name of CATEGORY_NAMES) await catalogue.addCategory({ name, description: `Everything in ${name}.` });
  await catalogue.importProducts({ name: "made-up products", drafts: makeUpProducts(size), isAlone: true });
}
