// The promise to whoever runs a machine with several processors: WEB_CONCURRENCY processes are one shop.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json, text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { freePort } from "./built-shop.ts";

const SERVER = fileURLToPath(new URL("../build/server/server.js", import.meta.url));
const PROCESSES = 3;

let folder: string;
let port: number;
let shop: ChildProcess;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "regretless-group-"));
  port = await freePort();
  shop = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      DATA_DIR: folder,
      PORT: `${port}`,
      LOG_LEVEL: "warn",
      WEB_CONCURRENCY: `${PROCESSES}`,
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let said = "";
  shop.stdout?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 30_000 }).toContain(`${PROCESSES} processes answer`);
  expect(await listProcesses()).toHaveLength(PROCESSES);
});

test.afterAll(async () => {
  if (shop.exitCode === null) await stop();
  await rm(folder, { recursive: true, force: true });
});

async function stop(): Promise<number> {
  const ended = once(shop, "exit");
  shop.kill("SIGTERM");
  return Number((await ended)[0]);
}

/** Those that serve. */
async function listProcesses(): Promise<number[]> {
  const pids = (await readdir("/proc")).map(Number).filter((pid) => pid > 0);
  const parents = await Promise.all(pids.map(async (pid) => [pid, await parentOf(pid)] as const));
  return parents.filter(([, parent]) => parent === shop.pid).map(([pid]) => pid);
}

async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return Number(stat.slice(stat.lastIndexOf(")")).split(" ")[2]);
}

interface Sent {
  readonly method?: string;
  readonly token?: string;
  readonly body?: unknown;
}

/** Over a connection of its own, so that each process answers in turn. */
async function ask(path: string, { method = "GET", token, body }: Sent = {}) {
  const headers = {
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const sent = request({ port, path, method, agent: false, headers });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = await once(sent, "response");
  const status = Number(answer.statusCode);
  return { status, body: path.startsWith("/api/") ? await json(answer) : await text(answer) };
}

const OWNER = { email: "owner@example.com", username: "Owner", password: "correct horse" };

async function register(): Promise<string> {
  const { status, body } = await ask("/api/auth/register", { method: "POST", body: OWNER });
  expect(status).toBe(201);
  return (body as { access_token: string }).access_token;
}

test("what one of them is told all of them show, and who signed in at one is signed in at all", async () => {
  const token = await register();
  const [product] = (await ask("/api/products?limit=1")).body as { id: string; slug: string }[];
  for (const turn of [1, 2, 3]) {
    const title = `Told ${turn} times`;
    const answer = await ask(`/api/products/${product?.id}`, {
      method: "PUT",
      token,
      body: { ...product, updated_at: undefined, title },
    });
    expect(answer.status).toBe(200);
    await expect
      .poll(async () => {
        const pages = await Promise.all(Array.from({ length: 12 }, () => ask(`/product/${product?.slug}`)));
        return pages.filter(({ body }) => String(body).includes(title)).length;
      })
      .toBe(12);
  }
  const signedIn = await Promise.all(Array.from({ length: 12 }, () => ask("/api/auth/me", { token })));
  expect(new Set(signedIn.map(({ status }) => status))).toEqual(new Set([200]));
});

test("a password is tried no oftener at three doors than at one", async () => {
  const guess = { email: "somebody@example.com", password: "wrong horse" };
  const tried = await Promise.all(
    Array.from({ length: 30 }, () => ask("/api/auth/login", { method: "POST", body: guess })),
  );
  const statuses = tried.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(4);
  expect(statuses.filter((status) => status === 429)).toHaveLength(26);
});

test("one that is killed is replaced, and the others answer meanwhile", async () => {
  const [first = 0, ...others] = await listProcesses();
  process.kill(first, "SIGKILL");
  await expect.poll(async () => (await listProcesses()).includes(first)).toBe(false);
  for (let turn = 0; turn < 10; turn += 1) expect((await ask("/healthz")).status).toBe(200);
  await expect.poll(listProcesses, { timeout: 30_000 }).toHaveLength(PROCESSES);
  expect(await listProcesses()).toEqual(expect.arrayContaining(others));
});

test("all of them end when the shop is told to", async () => {
  expect(await stop()).toBe(0);
  expect(await listProcesses()).toEqual([]);
});
