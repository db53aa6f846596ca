// Mostly invalid requests generated from a running shop's OpenAPI document, sent as every kind of caller.
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../e2e/built-shop.ts";
import type { OpenApiDocument } from "../../src/api/openapi.ts";
import { startEmbeddedPostgres } from "../../src/testing/embedded-postgres.ts";
import { listSignedOut, registerIdentities } from "../../src/testing/fuzz/identities.ts";
import { createRequestFuzzer } from "../../src/testing/fuzz/request-fuzzer.ts";
import { type FuzzReport, sendFuzzed } from "../../src/testing/fuzz/send-fuzzed.ts";
import { ensureBuilt } from "../toolchain/build.mjs";
import { startShopServer } from "./faults/shop-server.ts";

export const summary = "20,000 hostile requests on each database: no 5xx but 503 with Retry-After, none over 1 s";

const COUNT = 20_000;
const SLOWEST_MS = 1_000;

/** `npm run drill -- fuzz [count] [seed]`: `count` requests on each database, the same ones for the same seed. */
export async function run([count = String(COUNT), seed = "1"]: readonly string[]): Promise<boolean> {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), "regretless-fuzz-"));
  // PostgreSQL runs as another user than root.
  await chmod(folder, 0o755);
  const plan = { folder, count: Number(count), seed: Number(seed) };
  try {
    const isEmbeddedOk = await fuzz({ ...plan, name: "SQLite", env: {} });
    const postgres = await startEmbeddedPostgres({ folder: join(folder, "postgres") });
    try {
      return (await fuzz({ ...plan, name: "PostgreSQL", env: { DATABASE_URL: postgres.url } })) && isEmbeddedOk;
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface FuzzPlan {
  readonly folder: string;
  readonly count: number;
  readonly seed: number;
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
}

async function fuzz({ folder, count, seed, name, env }: FuzzPlan): Promise<boolean> {
  const dataDir = join(folder, name);
  await mkdir(dataDir);
  const server = await startShopServer({ DATA_DIR: dataDir, PORT: String(await freePort()), ...env });
  try {
    const { url } = server;
    const identities = await registerIdentities(url);
    const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApiDocument;
    const report = await sendFuzzed({ url, fuzzer: createRequestFuzzer({ document, seed }), identities, count });
    const signedOut = await listSignedOut(url, identities);
    if (signedOut.length > 0) process.stdout.write(`${name}: signed out on the way: ${signedOut.join(", ")}\n`);
    const isOk = signedOut.length === 0 && report.failures.length === 0 && (report.slowest[0]?.ms ?? 0) <= SLOWEST_MS;
    process.stdout.write(toText(name, report));
    if (report.failures.length > 0) process.stdout.write(`The server's log:\n${server.said().slice(-20_000)}\n`);
    return isOk;
  } finally {
    await server.end("SIGTERM");
  }
}

function toCounts(counts: ReadonlyMap<unknown, number>): string {
  return [...counts]
    .toSorted(([left], [right]) => String(left).localeCompare(String(right)))
    .map(([key, count]) => `${String(key)} ${count}`)
    .join(", ");
}

function toText(name: string, { statuses, byIdentity, failures, slowest }: FuzzReport): string {
  return [
    `${name}: by identity ${toCounts(byIdentity)}; by status ${toCounts(statuses)}`,
    `  failures: ${failures.length}`,
    ...failures.slice(0, 20).map((failure) => `    ${failure}`),
    "  slowest:",
    ...slowest.map(({ ms, what }) => `    ${ms.toFixed(0)} ms  ${what.slice(0, 400)}`),
    "",
  ].join("\n");
}
