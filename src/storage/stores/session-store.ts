import type { SessionStore } from "../../core/accounts/account-store.ts";
import type { AccountId } from "../../core/accounts/account.ts";
import type { ShopDatabase } from "../schema.ts";

export function createSessionStore(db: ShopDatabase): SessionStore {
  return {
    async insert(tokenHash, { accountId, createdAt, lastUsedAt }) {
      const row = { token_hash: tokenHash, account_id: accountId, created_at: createdAt, last_used_at: lastUsedAt };
      await db.insertInto("sessions").values(row).execute();
    },

    async find(tokenHash) {
      const row = await db.selectFrom("sessions").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
      return row && { accountId: row.account_id as AccountId, createdAt: row.created_at, lastUsedAt: row.last_used_at };
    },

    async touch(tokenHash, lastUsedAt) {
      await db.updateTable("sessions").set({ last_used_at: lastUsedAt }).where("token_hash", "=", tokenHash).execute();
    },

    async remove(tokenHash) {
      await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
    },

    async removeAllOf(accountId) {
      await db.deleteFrom("sessions").where("account_id", "=", accountId).execute();
    },

    async removeExpired({ createdAt, lastUsedAt }) {
      await db
        .deleteFrom("sessions")
        .where(({ or, eb }) => or([eb("created_at", "<", createdAt), eb("last_used_at", "<", lastUsedAt)]))
        .execute();
    },
  };
}
