// A shop on the embedded database whose process is killed with -9 while it writes.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../e2e/built-shop.ts";
import { createLedger, judge, openShop, repeatUncertain, type Shop, startWriting } from "../faults/recorded-writes.ts";
import { startShopServer } from "../faults/shop-server.ts";

const READY_WITHIN_MS = 3_000;
/** A claim of a process that was killed lapses after a minute. */
const REPEATING_MS = 90_000;

/** Answers whether nothing was lost, nothing was there twice, and every start was quick. */
export async function killShop(rounds: number, folder: string): Promise<boolean> {
  const env = { DATA_DIR: folder, PORT: String(await freePort()) };
  const ledger = createLedger();
  const starts: number[] = [];
  let server = await startShopServer(env);
  const shop = await openShop(server.url);
  let damaged = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const writing = startWriting(shop, ledger);
    await writing.begun;
    await sleep(Math.random() * 200);
    await server.end("SIGKILL");
    await writing.stop();
    server = await startShopServer(env);
    starts.push(server.readyAfterMs);
    const { isWhole, titles } = readFile(join(folder, "regretless.sqlite"));
    const { lost } = judge(ledger, titles);
    damaged += isWhole ? 0 : 1;
    if (lost > 0 || !isWhole)
      process.stdout.write(`  round ${round}: ${lost} lost, ${isWhole ? "whole" : "damaged"}\n`);
  }
  await finish(shop, ledger);
  const { titles } = readFile(join(folder, "regretless.sqlite"));
  await server.end("SIGTERM");
  const { lost, duplicated, unheard } = judge(ledger, titles);
  const slowest = Math.max(0, ...starts);
  process.stdout.write(
    `  ${rounds} kills: ${ledger.acknowledged.size} writes acknowledged, ${lost} lost, ${duplicated} duplicated, ` +
      `${unheard} that nobody sent, ${damaged} times damaged; ready again after ${slowest.toFixed(0)} ms at most\n`,
  );
  return lost + duplicated + unheard + damaged === 0 && slowest <= READY_WITHIN_MS;
}

const finish = (shop: Shop, ledger: ReturnType<typeof createLedger>) =>
  repeatUncertain(shop, ledger, performance.now() + REPEATING_MS);

function readFile(path: string): { isWhole: boolean; titles: Map<string, number> } {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  try {
    const isWhole = database.prepare("pragma integrity_check").get()?.["integrity_check"] === "ok";
    const rows = database.prepare("select title, count(*) as n from products group by title").all();
    return { isWhole, titles: new Map(rows.map(({ title, n }) => [String(title), Number(n)])) };
  } finally {
    database.close();
  }
}
