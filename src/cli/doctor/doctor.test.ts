import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer, request, type Server } from "node:http";
import { DatabaseSync } from "node:sqlite";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DOCTOR_PATH, DOCTOR_TICKET_HEADER } from "../../core/doctor/doctor-probe.ts";
import { registerDoctorProbe } from "../../http/doctor-probe.ts";
import { guardHost } from "../../http/host-guard.ts";
import { addSecurityHeaders, constantHeaders } from "../../http/security-headers.ts";
import { type HeaderSetter, readConfig } from "../../platform/config.ts";
import { useTemporaryFolder } from "../../testing/temporary-folder.ts";
import { runCommand } from "../run-command.ts";
import { checkClock } from "./check-clock.ts";
import { checkDataFolder } from "./check-data-folder.ts";
import { checkRuntime } from "./check-runtime.ts";
import { withTicket } from "./ticket.ts";

const HOUR_MS = 60 * 60_000;

const folder = useTemporaryFolder();
const closing: (() => unknown)[] = [];
let port: number;

beforeEach(async () => {
  const probe = createServer();
  port = await listen(probe);
  await close(probe);
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function listen(server: Server, at = 0): Promise<number> {
  server.listen(at, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

const close = (server: Server) => new Promise((resolve) => server.close(resolve));

/** What the command says, its refusal last. */
async function shop(words: string, env: Record<string, string> = {}): Promise<string> {
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: folder.path("data"), PORT: String(port), SEED_DEMO: "0", ...env });
  const say = (line: string) => void lines.push(line);
  try {
    await runCommand(words.split(" "), { config, say, askSecret: async () => "" });
  } catch (error) {
    lines.push(String(error));
  }
  return lines.join("\n");
}

type ShopOptions = {
  readonly baseUrl?: string;
  readonly trustProxy?: string | false;
  readonly setBy?: HeaderSetter;
};

/** A shop as far as the doctor is concerned: the real probe, behind the real guard of hosts, with the real headers. */
async function openShop({ baseUrl, trustProxy = false, setBy = "shop" }: ShopOptions = {}): Promise<void> {
  const server = Fastify({ trustProxy });
  addSecurityHeaders(server, { isHttps: false, setBy });
  if (baseUrl !== undefined) guardHost(server, baseUrl);
  registerDoctorProbe(server, { dataDir: folder.path("data"), headers: constantHeaders({ isHttps: false, setBy }) });
  await server.listen({ port, host: "127.0.0.1" });
  closing.push(() => server.close());
}

/** A web server in front, which sends these headers on with each request, and adds others to what it answers. */
async function openProxy(
  headersFor: (from: string, claimed: string | undefined) => Record<string, string>,
  added: Readonly<Record<string, string>> = {},
): Promise<string> {
  const proxy = createServer((incoming, outgoing) => {
    const claimed = incoming.headers["x-forwarded-for"]?.toString();
    const ticket = String(incoming.headers[DOCTOR_TICKET_HEADER]);
    const headers = { [DOCTOR_TICKET_HEADER]: ticket, ...headersFor(incoming.headers.host ?? "", claimed) };
    const passed = request({ port, host: "127.0.0.1", path: incoming.url, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, [...answer.rawHeaders, ...Object.entries(added).flat()]);
      answer.pipe(outgoing);
    });
    passed.end();
  });
  const proxyPort = await listen(proxy);
  closing.push(() => close(proxy));
  return `http://127.0.0.1:${proxyPort}`;
}

test("a fresh installation is well, and the doctor leaves nothing behind", async () => {
  const said = await shop("doctor");
  expect(said).toContain(`Node ${process.versions.node}`);
  expect(said).toContain("is not there yet");
  expect(said).toContain(`Port ${port} is free`);
  expect(said).not.toMatch(/^fail/m);
  expect(existsSync(folder.path("data"))).toBe(false);
});

test("a shop that was migrated and backed up is well but for its address", async () => {
  await shop("migrate");
  await shop("backup");
  const files = readdirSync(folder.path("data")).toSorted();
  const said = await shop("doctor");
  expect(said.split("\n").filter((line) => /^(?:warn|fail)/.test(line))).toEqual([
    expect.stringContaining("BASE_URL is not set"),
  ]);
  expect(said).toContain("is this user's alone");
  expect(said).toContain("Every page of the database is whole");
  expect(said).toContain("The newest backup is 0 hours old and was verified again");
  expect(readdirSync(folder.path("data")).toSorted()).toEqual(files);
});

test("what other users can read is named, with the command that ends it", async () => {
  await shop("migrate");
  chmodSync(folder.path("data"), 0o755);
  chmodSync(folder.path("data/regretless.sqlite"), 0o644);
  expect(await shop("doctor")).toMatch(/warn +Other users .* can read regretless\.sqlite.*\n +→ Run: chmod 700/);
});

test("a folder of another user is refused, and root is told to become that user", () => {
  const { uid } = statSync(folder.path("."));
  expect(checkDataFolder(folder.path("."), uid + 1)).toMatchObject([
    { level: "fail", mend: expect.stringContaining("chown") },
  ]);
  writeFileSync(folder.path("file"), "");
  expect(checkDataFolder(folder.path("file"), uid)).toMatchObject([
    { level: "fail", mend: "Set DATA_DIR to a folder." },
  ]);
});

test("a damaged database fails, and leads to the backup", async () => {
  await shop("migrate");
  const path = folder.path("data/regretless.sqlite");
  const bytes = readFileSync(path);
  bytes.fill(0x5a, 8192);
  writeFileSync(path, bytes);
  const said = await shop("doctor");
  expect(said).toMatch(/fail +The database file .* is damaged\.\n +→ Stop the shop and restore a backup/);
  expect(said).toMatch(/FaultsFound: 1 of \d+ checks failed\.$/);
});

test("a database that misses its own tables, and one that is no file, fail like any other", async () => {
  await shop("migrate");
  const path = folder.path("data/regretless.sqlite");
  const database = new DatabaseSync(path);
  database.exec("drop table kysely_migration");
  database.close();
  expect(await shop("doctor")).toMatch(/fail +The file .* is not a database of Regretless\./);
  rmSync(path);
  mkdirSync(path);
  expect(await shop("doctor")).toMatch(/fail +The file .* cannot be read\.\n +→ Check that it is a file/);
});

test("a database of a newer version fails", async () => {
  await shop("migrate");
  const database = new DatabaseSync(folder.path("data/regretless.sqlite"));
  database.exec("insert into kysely_migration (name, timestamp) values ('9999-of-the-future', '2999-01-01')");
  database.close();
  expect(await shop("doctor")).toMatch(/fail .*newer version/);
});

test("a database that waits for its migration is told", async () => {
  await shop("migrate");
  const database = new DatabaseSync(folder.path("data/regretless.sqlite"));
  database.exec("delete from kysely_migration where name = '0007-jobs'");
  database.close();
  expect(await shop("doctor")).toMatch(/warn +The database is older than this version.*: 0007-jobs\./);
});

test("a backup that is missing, old or no longer what it was is told", async () => {
  await shop("migrate");
  expect(await shop("doctor")).toMatch(/warn +There is no backup in/);
  await shop("backup");
  const backups = folder.path("data/backups");
  const name = readdirSync(backups).find((file) => file.endsWith(".db")) ?? "";
  const bytes = readFileSync(`${backups}/${name}`);
  bytes.writeUInt8(bytes.readUInt8(100) ^ 1, bytes.length - 1);
  writeFileSync(`${backups}/${name}`, bytes);
  expect(await shop("doctor")).toMatch(/fail .*(?:checksum does not fit|is damaged)/);
  rmSync(backups, { recursive: true });
  const old = new Date(Date.now() - 37 * HOUR_MS).toISOString().replaceAll(":", "-");
  await shop("backup");
  const made = readdirSync(backups).find((file) => file.endsWith(".db")) ?? "";
  writeFileSync(`${backups}/regretless-${old}.db`, readFileSync(`${backups}/${made}`));
  rmSync(`${backups}/${made}`);
  expect(await shop("doctor")).toMatch(/warn +The newest backup is 37 hours old/);
});

test("a clock that runs behind what was written already fails", async () => {
  await shop("migrate");
  const ahead = new Date(Date.now() + 2 * HOUR_MS);
  utimesSync(folder.path("data/regretless.sqlite"), ahead, ahead);
  expect(await shop("doctor")).toMatch(/fail +The clock says .* was written at .* already/);
  const here = { dataDir: folder.path("none"), newestInstant: undefined };
  expect(checkClock({ ...here, now: Date.UTC(1970, 0, 1) })).toMatchObject([{ level: "fail" }]);
  const now = Date.UTC(2026, 11, 1);
  expect(checkClock({ ...here, now, newestInstant: now + 5 * 60_000 })).toMatchObject([{ level: "ok" }]);
  expect(checkClock({ ...here, now, newestInstant: now + 5 * 60_000 + 1 })).toMatchObject([{ level: "fail" }]);
});

test.each([
  ["24.14.9", "3.53.0", "fail"],
  ["24.15.0", "3.51.2", "fail"],
  ["24.15.0", "3.51.3", "ok"],
  ["26.0.0", "3.60.0", "ok"],
  ["20.11.1", undefined, "fail"],
])("Node %s with SQLite %s: %s", (node, sqlite, level) => {
  expect(checkRuntime({ node, sqlite })).toMatchObject([{ level }]);
});

test("a port that another program has fails", async () => {
  const other = createServer((_request, response) => response.end("hello"));
  await listen(other, port);
  closing.push(() => close(other));
  expect(await shop("doctor")).toMatch(/fail +Port \d+ is taken by another program/);
});

test("a running shop is known by its data folder, and a public address that leads to it is found", async () => {
  await shop("migrate");
  const baseUrl = `http://127.0.0.1:${port}`;
  await openShop({ baseUrl });
  const said = await shop("doctor", { BASE_URL: baseUrl });
  expect(said).toContain(`ok    The shop runs on port ${port}.`);
  expect(said).toContain(`ok    ${baseUrl} leads to this shop.`);
  expect(said).toContain("No web server stands in front");
  expect(said).toMatch(/warn +BASE_URL is .* without TLS/);
});

test.each([
  [
    "passes everything on rightly",
    "127.0.0.1",
    (host: string) => ({ host, "x-forwarded-for": "198.51.100.9" }),
    "ok    Visitors' addresses arrive",
  ],
  ["says nothing of the visitor", "127.0.0.1", (host: string) => ({ host }), "to the shop all visitors are one"],
  [
    "passes on what visitors claim",
    "127.0.0.1",
    (host: string, claimed = "") => ({ host, "x-forwarded-for": claimed }),
    "pretend to be anybody",
  ],
  ["is not trusted", "", (host: string) => ({ host, "x-forwarded-for": "198.51.100.9" }), "Set TRUST_PROXY=127.0.0.1"],
  ["asks for another host", "127.0.0.1", () => ({ host: "localhost" }), "does not pass on the Host header"],
])("a web server in front that %s is told", async (...[, trust, headersFor, words]) => {
  await shop("migrate");
  const baseUrl = await openProxy(headersFor);
  await openShop({ baseUrl, trustProxy: trust === "" ? false : trust });
  expect(await shop("doctor", { BASE_URL: baseUrl, TRUST_PROXY: trust })).toContain(words);
});

test.each([
  ["adds them", constantHeaders({ isHttps: false, setBy: "proxy" }), /^ok +The security headers arrive/m],
  ["does not", {}, /^fail +Pages reach visitors without/m],
])("security headers that are left to a web server which %s", async (...[, added, words]) => {
  await shop("migrate");
  const baseUrl = await openProxy((host) => ({ host }), added);
  await openShop({ baseUrl, setBy: "proxy" });
  expect(await shop("doctor", { BASE_URL: baseUrl, SECURITY_HEADERS: "proxy" })).toMatch(words);
});

test("a public address that leads elsewhere, or nowhere, is told", async () => {
  await shop("migrate");
  const other = createServer((_request, response) => response.end("another shop"));
  const elsewhere = `http://127.0.0.1:${await listen(other)}`;
  await openShop({ baseUrl: elsewhere });
  expect(await shop("doctor", { BASE_URL: elsewhere })).toMatch(/fail .* leads elsewhere/);
  await close(other);
  expect(await shop("doctor", { BASE_URL: elsewhere })).toMatch(/fail .* does not answer from here \(ECONNREFUSED\)/);
});

test("nobody without the ticket in the data folder learns how a request arrived", async () => {
  await shop("migrate");
  const server = Fastify();
  registerDoctorProbe(server, { dataDir: folder.path("data"), headers: {} });
  closing.push(() => server.close());
  const ask = (ticket: string) =>
    server
      .inject({ url: DOCTOR_PATH, headers: { [DOCTOR_TICKET_HEADER]: ticket } })
      .then(({ statusCode }) => statusCode);
  expect(await ask("")).toBe(404);
  await withTicket(folder.path("data"), async (ticket = "") => {
    expect(statSync(folder.path("data/doctor.ticket")).mode & 0o777).toBe(0o600);
    expect(await ask("x".repeat(43))).toBe(404);
    expect(await ask(ticket)).toBe(200);
  });
  expect(await ask("")).toBe(404);
});
