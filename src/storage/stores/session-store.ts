import type { Selectable } from "kysely";
import type { SessionStore } from "../../core/accounts/account-store.ts";
import type { AccountId } from "../../core/accounts/account.ts";
import type { Session, SessionId } from "../../core/accounts/session.ts";
import type { SessionTable } from "../account-schema.ts";
import type { ShopDatabase } from "../schema.ts";

export function createSessionStore(db: ShopDatabase): SessionStore {
  const select = () => db.selectFrom("sessions").selectAll();

  return {
    async insert(tokenHash, { id, accountId, device, createdAt, lastUsedAt }) {
      const stamps = { created_at: createdAt, last_used_at: lastUsedAt };
      await db
        .insertInto("sessions")
        .values({ token_hash: tokenHash, id, account_id: accountId, device, ...stamps })
        .execute();
    },

    async find(tokenHash) {
      const row = await select().where("token_hash", "=", tokenHash).executeTakeFirst();
      return row && toSession(row);
    },

    async findById(id) {
      const row = await select().where("id", "=", id).executeTakeFirst();
      return row && toSession(row);
    },

    async listOpen({ createdAt, lastUsedAt }) {
      const rows = await select()
        .where("created_at", ">", createdAt)
        .where("last_used_at", ">", lastUsedAt)
        .orderBy("last_used_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(toSession);
    },

    async touch(tokenHash, lastUsedAt) {
      await db.updateTable("sessions").set({ last_used_at: lastUsedAt }).where("token_hash", "=", tokenHash).execute();
    },

    async remove(id) {
      const { numDeletedRows } = await db.deleteFrom("sessions").where("id", "=", id).executeTakeFirst();
      return Number(numDeletedRows);
    },

    async removeAllOf(accountId, but) {
      const { numDeletedRows } = await db
        .deleteFrom("sessions")
        .where("account_id", "=", accountId)
        .$if(but !== undefined, (query) => query.where("id", "!=", but ?? ""))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async removeExpired({ createdAt, lastUsedAt }) {
      await db
        .deleteFrom("sessions")
        .where(({ or, eb }) => or([eb("created_at", "<", createdAt), eb("last_used_at", "<", lastUsedAt)]))
        .execute();
    },
  };
}

function toSession(row: Selectable<SessionTable>): Session {
  return {
    id: row.id as SessionId,
    accountId: row.account_id as AccountId,
    device: row.device,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
