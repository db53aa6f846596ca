// Somebody else holds the embedded database's lock for four seconds: whoever reads must not notice.
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "../catalogue/ask.ts";
import { fetchAnswer, type Question } from "./http-answer.ts";
import type { ServerProcess } from "./server-process.ts";

const HELD_MS = 4000;
const BETWEEN_REQUESTS_MS = 10;

export interface LockFigures {
  /** The longest that a read took while the lock was held. */
  readonly longestReadMs: number;
  /** The same without a lock: what the machine itself does. */
  readonly longestWithoutMs: number;
  /** What the save answered that waited for the lock. */
  readonly savedWith: number;
}

interface LockedShop {
  readonly shop: ServerProcess;
  /** The database's file. */
  readonly file: string;
  readonly path: string;
  readonly save: Question;
}

export async function measureForeignLock({ shop, file, path, save }: LockedShop): Promise<LockFigures> {
  const url = `http://127.0.0.1:${shop.port}${path}`;
  const longestWithoutMs = await longestRead(url);
  const other = new DatabaseSync(file);
  try {
    other.exec("begin immediate");
    const saving = fetchAnswer(shop.port, save);
    const longestReadMs = await longestRead(url);
    other.exec("rollback");
    return { longestReadMs, longestWithoutMs, savedWith: (await saving).status };
  } finally {
    other.close();
  }
}

async function longestRead(url: string): Promise<number> {
  const endsAt = performance.now() + HELD_MS;
  let longest = 0;
  while (performance.now() < endsAt) {
    const { status, tookMs } = await ask(url);
    longest = Math.max(longest, status === 200 ? tookMs : Infinity);
    await sleep(BETWEEN_REQUESTS_MS);
  }
  return longest;
}
