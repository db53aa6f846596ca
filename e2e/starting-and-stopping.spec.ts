// The promise to whoever runs the machine: the shop says in one sentence why it cannot start, and stops cleanly.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

const SERVER = fileURLToPath(new URL("../build/server/server.js", import.meta.url));
const DATABASE = "regretless.sqlite";

let folder: string;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "regretless-start-"));
});

test.afterEach(() => rm(folder, { recursive: true, force: true }));

type Shop = ChildProcessByStdio<null, Readable, Readable>;

function start(env: NodeJS.ProcessEnv = {}): Shop {
  return spawn(process.execPath, [SERVER], {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", DATA_DIR: folder, LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Runs a shop that is expected to give up: its exit code and its words. */
async function startInVain(env: NodeJS.ProcessEnv): Promise<{ readonly code: number; readonly words: string }> {
  const shop = start(env);
  const [words, [code]] = await Promise.all([text(shop.stderr), once(shop, "exit")]);
  return { code: Number(code), words: words.trim() };
}

/** Starts a shop that is expected to open, and waits for its opening words. */
async function startAndWait(env: NodeJS.ProcessEnv): Promise<{ readonly shop: Shop; readonly opening: string }> {
  const shop = start(env);
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    shop.stdout.on("data", (chunk: Buffer) => {
      heard.push(chunk.toString());
      if (heard.join("").includes("Ctrl+C")) resolve();
    });
    shop.once("exit", () => resolve());
  });
  const opening = heard.join("");
  return { shop, opening };
}

async function stop(shop: Shop): Promise<number | null> {
  const ended = once(shop, "exit");
  shop.kill("SIGTERM");
  const [code] = await ended;
  return code as number | null;
}

async function takenPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { port: String(port), release: () => server.close() };
}

async function freePort(): Promise<string> {
  const { port, release } = await takenPort();
  release();
  return port;
}

test("a folder for pages that cannot be made is named, with what to do", async () => {
  const path = join(folder, "missing/pages");
  const { code, words } = await startInVain({
    PAGE_FILES: path,
    PORT: await freePort(),
    BASE_URL: "http://shop.example",
    SECURITY_HEADERS: "proxy",
    CACHE_TAGS: "off",
  });
  expect(code).toBe(1);
  expect(words).toMatch(
    /^The folder in PAGE_FILES cannot be used \(ENOENT: .*\)\. Its parent must exist, and be this user's\.$/,
  );
});

test("an address that no route knows is told to its visitor, and is no failure in the log", async () => {
  const port = await freePort();
  const { shop } = await startAndWait({ PORT: port, LOG_LEVEL: "error" });
  const said: string[] = [];
  for (const stream of [shop.stdout, shop.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  for (const path of ["/about%0A", "/%0D%0Aabout", "/no/such/page"]) {
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(404);
  }
  expect(await stop(shop)).toBe(0);
  expect(said.join("")).toBe("");
});

test("a taken port is named, with what to do", async () => {
  const { port, release } = await takenPort();
  const { code, words } = await startInVain({ PORT: port });
  release();
  expect(code).toBe(1);
  expect(words).toBe(`Port ${port} on 127.0.0.1 is taken by another program. Stop it, or set PORT to a free one.`);
});

test("a wrong variable is named, with what it takes", async () => {
  const { code, words } = await startInVain({ REGISTRATION: "everybody" });
  expect(code).toBe(1);
  expect(words).toBe('The environment variable REGISTRATION must be first, open or closed, not "everybody".');
});

test("a data folder that cannot be made is one sentence", async () => {
  await writeFile(join(folder, "file"), "");
  const { code, words } = await startInVain({ DATA_DIR: join(folder, "file", "data") });
  expect(code).toBe(1);
  expect(words.split("\n")).toHaveLength(1);
  expect(words).toMatch(/DATA_DIR/);
});

test("a file that is no database is one sentence, and stays as it was", async () => {
  const holiday = "a letter from the seaside ".repeat(1000);
  await writeFile(join(folder, DATABASE), holiday);
  const { code, words } = await startInVain({ PORT: await freePort() });
  expect(code).toBe(1);
  expect(words).toMatch(/^The file .* is not a database of Regretless: .*\.$/);
  expect(await readFile(join(folder, DATABASE), "utf8")).toBe(holiday);
});

test("a damaged database is one sentence that leads to the backup", async () => {
  const port = await freePort();
  const { shop } = await startAndWait({ PORT: port });
  await stop(shop);
  const bytes = await readFile(join(folder, DATABASE));
  bytes.fill(0x5a, 4096, bytes.length);
  await writeFile(join(folder, DATABASE), bytes);
  const { code, words } = await startInVain({ PORT: port });
  expect(code).toBe(1);
  expect(words.split("\n")).toHaveLength(1);
  expect(words).toMatch(/damaged.*restore/);
});

test("a database newer than the program is left alone", async () => {
  const port = await freePort();
  const { shop } = await startAndWait({ PORT: port });
  await stop(shop);
  const database = new DatabaseSync(join(folder, DATABASE));
  database.exec("insert into kysely_migration (name, timestamp) values ('9999-of-the-future', '2999-01-01')");
  database.close();
  const { code, words } = await startInVain({ PORT: port });
  expect(code).toBe(1);
  expect(words.split("\n")).toHaveLength(1);
  expect(words).toMatch(/newer/);
});

test("the opening words lead to the account while there is none, and to the admin portal afterwards", async () => {
  const port = await freePort();
  const { shop, opening } = await startAndWait({ PORT: port });
  const url = `http://127.0.0.1:${port}`;
  expect(opening).toMatch(new RegExp(`${url}/admin/login#setup=[\\w-]{32}\\n`));
  const account = { email: "owner@shop.example", username: "owner", password: "correct horse battery" };
  await fetch(`${url}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(account),
  });
  await stop(shop);
  const again = await startAndWait({ PORT: port });
  expect(again.opening).not.toContain("setup=");
  expect(again.opening).toContain(`${url}/admin\n`);
  expect(await stop(again.shop)).toBe(0);
});

test("a shop whose output nobody reads any more serves on", async () => {
  const port = await freePort();
  const shop = start({ PORT: port, LOG_LEVEL: "info" });
  shop.stdout.destroy();
  const health = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
  await expect.poll(() => health().catch(String)).toBe(200);
  // The opening words and the line about each request go nowhere.
  for (let request = 1; request <= 3; request += 1) expect(await health()).toBe(200);
  expect(await stop(shop)).toBe(0);
});

test("told to stop, the shop answers what it has accepted and ends with 0", async () => {
  const port = await freePort();
  const { shop } = await startAndWait({ PORT: port });
  const answers = Promise.all(
    Array.from({ length: 20 }, async () => (await fetch(`http://127.0.0.1:${port}/api/products`)).status),
  );
  await fetch(`http://127.0.0.1:${port}/healthz`);
  const code = await stop(shop);
  expect(await answers).toEqual(Array.from({ length: 20 }, () => 200));
  expect(code).toBe(0);
});
