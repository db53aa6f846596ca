import { sql } from "kysely";
import type { AnswerClaim, AnswerKey, KeptAnswerStore } from "../../core/idempotency/kept-answer-store.ts";
import type { ShopDatabase } from "../schema.ts";

export function createKeptAnswerStore(db: ShopDatabase): KeptAnswerStore {
  return {
    async claim({ accountId, key, requestHash, claim, now, lapseMs }) {
      const result = await sql`
        insert into kept_answers (account_id, key, request_hash, claim, claimed_at)
        values (${accountId}, ${key}, ${requestHash}, ${claim}, ${now})
        on conflict (account_id, key) do update set
          request_hash = excluded.request_hash, claim = excluded.claim, claimed_at = excluded.claimed_at
        where kept_answers.status is null
          and (kept_answers.claimed_at <= ${now - lapseMs} or kept_answers.claimed_at > ${now + lapseMs})`.execute(db);
      return result.numAffectedRows === 1n;
    },

    async find({ accountId, key }: AnswerKey) {
      const row = await db
        .selectFrom("kept_answers")
        .select(["request_hash", "status", "body"])
        .where("account_id", "=", accountId)
        .where("key", "=", key)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const answer = row.status === null ? undefined : { status: row.status, body: row.body ?? "" };
      return { requestHash: row.request_hash, answer };
    },

    async keep(claim, { status, body }) {
      const { numUpdatedRows } = await db
        .updateTable("kept_answers")
        .set({ status, body })
        .where(({ and, eb }) => and(isHeldBy(claim).map(([name, value]) => eb(name, "=", value))))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async release(claim) {
      await db
        .deleteFrom("kept_answers")
        .where(({ and, eb }) => and(isHeldBy(claim).map(([name, value]) => eb(name, "=", value))))
        .where("status", "is", null)
        .execute();
    },

    async removeOlderThan(moment) {
      await db.deleteFrom("kept_answers").where("claimed_at", "<", moment).execute();
    },
  };
}

function isHeldBy({ accountId, key, claim }: Pick<AnswerClaim, "accountId" | "key" | "claim">) {
  return [
    ["account_id", accountId],
    ["key", key],
    ["claim", claim],
  ] as const;
}
