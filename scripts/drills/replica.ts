// Two nodes on a primary and a real streaming replica of Debian's: what visitors see is read there, and is never stale.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../e2e/built-shop.ts";
import { ensureBuilt } from "../toolchain/build.mjs";
import { type DebianPostgres, startPrimary, startReplica } from "./faults/debian-postgres.ts";
import { type Fact, tryFacts } from "./faults/facts.ts";
import { createLedger, openShop, type Shop, writeOne } from "./faults/recorded-writes.ts";
import { type ShopServer, startShopServer } from "./faults/shop-server.ts";

export const summary =
  "a streaming replica that lags, stops and comes back, and what visitors see (needs Debian's PostgreSQL 15)";

const SEEN_ELSEWHERE_MS = 250;

/** `npm run drill -- replica`. */
export async function run(): Promise<boolean> {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), "regretless-replica-"));
  await chmod(folder, 0o755);
  const primary = await startPrimary(join(folder, "primary"));
  const replica = await startReplica(primary, join(folder, "replica"));
  try {
    return await tryNodes({ primary, replica, folder });
  } finally {
    await replica.stop();
    await primary.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Setting {
  readonly primary: DebianPostgres;
  readonly replica: DebianPostgres;
  readonly folder: string;
}

async function tryNodes({ primary, replica, folder }: Setting): Promise<boolean> {
  const databases = { DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url };
  const start = async (name: string) =>
    startShopServer({ DATA_DIR: join(folder, name), PORT: String(await freePort()), ...databases });
  const here = await start("here");
  const there = await start("there");
  try {
    const shop = await openShop(here.url);
    return await tryFacts(factsOf({ shop, there, replica }));
  } finally {
    await Promise.all([here.end("SIGTERM"), there.end("SIGTERM")]);
  }
}

interface Nodes {
  readonly shop: Shop;
  readonly there: ShopServer;
  readonly replica: DebianPostgres;
}

const factsOf = ({ shop, there, replica }: Nodes): readonly Fact[] => {
  const pause = () => replica.ask("select pg_wal_replay_pause()");
  const resume = () => replica.ask("select pg_wal_replay_resume()");
  return [
    ["what visitors see is read from the replica", () => isRead(shop, replica)],
    ["100 writes are each seen here at once, and there within 250 ms", () => writeAndLook(shop, there, 100)],
    [
      "so are 40 more while the replica has stopped applying anything",
      async () => {
        await pause();
        const trouble = await writeAndLook(shop, there, 40);
        await resume();
        return trouble;
      },
    ],
    [
      "and 60 more while it stops and goes on at any moment",
      () => whileItStutters({ pause, resume }, () => writeAndLook(shop, there, 60)),
    ],
    ["it is read again once it has caught up", () => isRead(shop, replica)],
    [
      "without it everything goes on",
      async () => {
        await replica.stop();
        return writeAndLook(shop, there, 20);
      },
    ],
    [
      "it is read again when it is back",
      async () => {
        await replica.start();
        await sleep(6_000);
        return isRead(shop, replica);
      },
    ],
  ];
};

/** Each address is a new one, so that no cache answers. */
async function isRead({ url }: Shop, replica: DebianPostgres): Promise<string | undefined> {
  await sleep(500);
  const before = replica.countRuns("from products");
  for (let number = 0; number < 20; number += 1) {
    await (await fetch(`${url}/api/products?q=${Math.random().toString(36).slice(2)}&limit=5`)).text();
  }
  const reads = replica.countRuns("from products") - before;
  return reads >= 20 ? undefined : `20 new searches made it look ${reads} times`;
}

async function writeAndLook(shop: Shop, there: ShopServer, rounds: number): Promise<string | undefined> {
  const ledger = createLedger();
  for (let round = 1; round <= rounds; round += 1) {
    const title = `written-${Math.random().toString(36).slice(2)}`;
    if (!(await writeOne(shop, ledger, title))) return `a write was answered with ${[...ledger.answers.keys()].join()}`;
    for (const path of ["/api/products?limit=1", "/"]) {
      if (!(await shows(shop.url + path, title))) return `round ${round}: ${path} is stale here`;
    }
    await sleep(SEEN_ELSEWHERE_MS);
    for (const path of ["/api/products?limit=1", "/"]) {
      if (!(await shows(there.url + path, title))) return `round ${round}: ${path} is stale there`;
    }
  }
  return undefined;
}

async function shows(address: string, title: string): Promise<boolean> {
  return (await (await fetch(address)).text()).includes(title);
}

interface Tap {
  readonly pause: () => Promise<unknown>;
  readonly resume: () => Promise<unknown>;
}

async function whileItStutters<Result>({ pause, resume }: Tap, work: () => Promise<Result>): Promise<Result> {
  const stopping = new AbortController();
  const stuttering = (async () => {
    while (!stopping.signal.aborted) {
      await pause();
      await sleep(Math.random() * 400);
      await resume();
      await sleep(Math.random() * 400);
    }
  })();
  try {
    return await work();
  } finally {
    stopping.abort();
    await stuttering;
  }
}
