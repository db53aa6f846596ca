import { connect, createServer, type Server, type Socket } from "node:net";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database-fixture.ts";
import { buildCategory } from "../testing/entity-builders.ts";
import { openFrailWire } from "../testing/frail-wire.ts";
import { stillClock } from "../testing/still-clock.ts";
import { openStorage, type OpenStorage } from "./open-storage.ts";

let database: TestDatabase;
let network: Network;
let storage: OpenStorage;
beforeEach(async () => {
  database = await createTestDatabase();
  network = await openNetwork(database.url);
  storage = await openStorage({ url: network.url, clock: stillClock() });
});
afterEach(async () => {
  await storage.close();
  await network.close();
  await database.drop();
});

interface Network {
  /** The database, through here. */
  readonly url: string;
  /** Called with what is sent to the server, before it goes on; answers whether the line is cut instead of the answer. */
  losesAnswerTo: (message: string) => boolean;
  cut(): void;
  close(): Promise<void>;
}

/** A wire to the server that can be cut. */
async function openNetwork(url: string): Promise<Network> {
  const { port } = new URL(url);
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(Number(port), "127.0.0.1");
    for (const socket of [near, far]) sockets.add(socket.on("error", () => {}));
    near.on("data", (chunk) => {
      if (opened.losesAnswerTo(chunk.toString("latin1")))
        far.removeAllListeners("data").on("data", () => near.destroy());
      far.write(chunk);
    });
    far.on("data", (chunk) => near.write(chunk));
    near.on("close", () => far.end());
    far.on("close", () => near.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const opened: Network = {
    url: Object.assign(new URL(url), { port: typeof address === "object" ? address?.port : undefined }).href,
    losesAnswerTo: () => false,
    cut,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return opened;
}

async function tellServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const END_ALL =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

const categories = () => storage.read.categories.list();
const add = () => storage.write(({ categories: store }) => store.insert(buildCategory()));

test("after a restart the next reads and writes are answered as if nothing had been", async () => {
  await Promise.all(Array.from({ length: 10 }, categories));
  await tellServer(END_ALL);
  await Promise.all(Array.from({ length: 10 }, categories));
  await tellServer(END_ALL);
  await add();
  expect(await categories()).toHaveLength(1);
});

test("a transaction whose connection is lost before its commit is done once", async () => {
  let tries = 0;
  await storage.write(async ({ categories: store }) => {
    tries += 1;
    await store.insert(buildCategory());
    if (tries === 1) network.cut();
    await store.insert(buildCategory());
  });
  expect(tries).toBe(2);
  expect(await categories()).toHaveLength(2);
});

test("a commit whose answer is lost is not done again, and not called a success", async () => {
  let losses = 0;
  network.losesAnswerTo = (message) => {
    const isCommit = message.includes("commit");
    losses += isCommit ? 1 : 0;
    return isCommit;
  };
  await expect(add()).rejects.toMatchObject({ code: "busy", message: expect.stringContaining("lost while saving") });
  network.losesAnswerTo = () => false;
  expect(losses).toBe(1);
  expect(await categories()).toHaveLength(1);
});

test("while the server is away everybody is told to come back, and it is found when it is there again", async () => {
  await network.close();
  await expect(categories()).rejects.toMatchObject({ code: "busy", details: { retryAfterSeconds: 5 } });
  await expect(add()).rejects.toMatchObject({ code: "busy", details: { retryAfterSeconds: 5 } });
  const again = await openFrailWire(database.url, Number(new URL(network.url).port));
  await add();
  expect(await categories()).toHaveLength(1);
  await storage.close();
  await again.close();
  storage = await openStorage({ url: database.url, clock: stillClock() });
});

test("a primary that has become a standby is left: writes are put off, and go on where the address leads next", async () => {
  const name = new URL(database.url).pathname.slice(1);
  await tellServer(`alter database ${name} set default_transaction_read_only = on`);
  await tellServer(END_ALL);
  await expect(add()).rejects.toMatchObject({ code: "busy", details: { retryAfterSeconds: 5 } });
  await tellServer(
    `begin; set local transaction_read_only = off; alter database ${name} reset default_transaction_read_only; commit`,
  );
  // The old connections would be read-only still.
  await add();
  expect(await categories()).toHaveLength(1);
});
