// A shop on a PostgreSQL that is stopped or killed while it writes.
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../e2e/built-shop.ts";
import { startEmbeddedPostgres } from "../../../src/testing/embedded-postgres.ts";
import { createLedger, judge, openShop, repeatUncertain, type Shop, startWriting } from "../faults/recorded-writes.ts";
import { startShopServer } from "../faults/shop-server.ts";
import { readStoredTitles } from "../faults/stored-titles.ts";

const READS_BACK_WITHIN_MS = 5_000;
const ANSWERED_WITHIN_MS = 8_000;
/** A claim that could not be given back lapses after a minute. */
const REPEATING_MS = 90_000;

/** Answers whether nothing was lost, nothing was there twice, and the shop was back each time. */
export async function restartPostgres(rounds: number, folder: string): Promise<boolean> {
  const port = await freePort();
  const start = () => startEmbeddedPostgres({ folder: join(folder, "postgres"), port });
  let postgres = await start();
  const env = { DATA_DIR: join(folder, "data"), PORT: String(await freePort()), DATABASE_URL: postgres.url };
  const server = await startShopServer(env);
  const shop = await openShop(server.url);
  const ledger = createLedger();
  const returns: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const writing = startWriting(shop, ledger);
    await writing.begun;
    await sleep(Math.random() * 300);
    await (round % 2 === 0 ? postgres.stop() : postgres.kill());
    await sleep(Math.random() * 700);
    postgres = await start();
    returns.push(await untilRead(shop));
    await writing.stop();
    const { lost } = judge(ledger, await readStoredTitles(postgres.url));
    if (lost > 0) process.stdout.write(`  round ${round}: ${lost} lost\n`);
  }
  await repeatUncertain(shop, ledger, performance.now() + REPEATING_MS);
  const { lost, duplicated, unheard } = judge(ledger, await readStoredTitles(postgres.url));
  await server.end("SIGTERM");
  await postgres.stop();
  const slowest = Math.max(0, ...returns);
  const answers = [...ledger.answers].map(([status, count]) => `${count} × ${status}`).join(", ");
  process.stdout.write(
    `  ${rounds} restarts (every second one kill -9): ${ledger.acknowledged.size} writes acknowledged, ${lost} lost, ` +
      `${duplicated} duplicated, ${unheard} that nobody sent; reads back after ${slowest.toFixed(0)} ms at most; ` +
      `answers: ${answers}, the slowest after ${ledger.slowestMs.toFixed(0)} ms\n`,
  );
  const isQuick = slowest <= READS_BACK_WITHIN_MS && ledger.slowestMs <= ANSWERED_WITHIN_MS;
  return lost + duplicated + unheard === 0 && isQuick && [...ledger.answers.keys()].every(isExpected);
}

/** No answer at all would be a shop that fell with its database. */
const isExpected = (status: string): boolean => ["201", "409", "503"].includes(status);

/** How long after the server accepts connections the shop reads from it again. */
async function untilRead({ url, token }: Shop): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    // Signed in: no cache answers it.
    const headers = { Authorization: `Bearer ${token}` };
    const { ok } = await fetch(`${url}/api/products?limit=1`, { headers });
    if (ok) return performance.now() - startedAt;
    await sleep(20);
  }
}
