import type { AttemptCount, AttemptStore } from "../../core/accounts/attempt-store.ts";
import type { AttemptTable } from "../account-schema.ts";
import type { ShopDatabase } from "../schema.ts";

export function createAttemptStore(db: ShopDatabase): AttemptStore {
  return {
    async find(keys, now) {
      const rows = await db
        .selectFrom("attempts")
        .selectAll()
        .where("key", "in", keys)
        .where("expires_at", ">", now)
        .execute();
      return toCounts(rows, now);
    },

    async hold(keys, now) {
      // A row that is there can be held; in one order for everybody, so that nobody waits for somebody who waits for them.
      const rows = await db
        .insertInto("attempts")
        .values(keys.toSorted().map((key) => ({ key, account_key: "", attempts: 0, not_before: 0, expires_at: 0 })))
        .onConflict((conflict) => conflict.column("key").doUpdateSet(({ ref }) => ({ key: ref("excluded.key") })))
        .returningAll()
        .execute();
      return toCounts(rows, now);
    },

    async save(key, { attempts, notBefore, expiresAt }, accountKey) {
      const count = { account_key: accountKey, attempts, not_before: notBefore, expires_at: expiresAt };
      await db
        .insertInto("attempts")
        .values({ key, ...count })
        .onConflict((conflict) => conflict.column("key").doUpdateSet(count))
        .execute();
    },

    async remove(key) {
      await db.deleteFrom("attempts").where("key", "=", key).execute();
    },

    async removeAllOf(accountKey) {
      await db
        .deleteFrom("attempts")
        .where(({ or, eb }) => or([eb("account_key", "=", accountKey), eb("key", "=", accountKey)]))
        .execute();
    },

    async removeExpired(before) {
      await db.deleteFrom("attempts").where("expires_at", "<=", before).execute();
    },
  };
}

function toCounts(rows: readonly AttemptTable[], now: number): ReadonlyMap<string, AttemptCount> {
  const living = rows.filter(({ expires_at }) => expires_at > now);
  return new Map(
    living.map(({ key, attempts, not_before, expires_at }) => [
      key,
      { attempts, notBefore: not_before, expiresAt: expires_at },
    ]),
  );
}
