import { type Selectable, sql } from "kysely";
import { foldEmail } from "../../core/accounts/account-rules.ts";
import type { AccountStore } from "../../core/accounts/account-store.ts";
import type { Account, AccountId } from "../../core/accounts/account.ts";
import type { DatabaseKind } from "../migrations/migrations.ts";
import type { AccountTable } from "../account-schema.ts";
import type { ShopDatabase } from "../schema.ts";

export function createAccountStore(db: ShopDatabase, kind: DatabaseKind): AccountStore {
  const select = () => db.selectFrom("accounts").selectAll();
  // SQLite has one writer at a time anyway.
  const selectHeld = () => (kind === "postgres" ? select().forUpdate() : select());

  return {
    ...createFirstClaim(db, kind),

    async count() {
      const count = db.selectFrom("accounts").select(db.fn.countAll<number>().as("accounts"));
      return (await count.executeTakeFirstOrThrow()).accounts;
    },

    async findById(id) {
      const row = await select().where("id", "=", id).executeTakeFirst();
      return row && toAccount(row);
    },

    async findByEmail(email) {
      const row = await select().where("email_fold", "=", foldEmail(email)).executeTakeFirst();
      return row && { account: toAccount(row), passwordHash: row.password_hash };
    },

    async list() {
      return (await select().orderBy("seq").execute()).map(toAccount);
    },

    async hold(id) {
      const row = await selectHeld().where("id", "=", id).executeTakeFirst();
      return row && { account: toAccount(row), passwordHash: row.password_hash };
    },

    async holdAll() {
      return (await selectHeld().orderBy("seq").execute()).map(toAccount);
    },

    async insert({ id, email, username, role, createdAt }, passwordHash) {
      const folded = { email, email_fold: foldEmail(email) };
      const row = { id, ...folded, username, role, password_hash: passwordHash, created_at: createdAt };
      await db.insertInto("accounts").values(row).execute();
    },

    async setPasswordHash(id, passwordHash) {
      await db.updateTable("accounts").set({ password_hash: passwordHash }).where("id", "=", id).execute();
    },

    async rename(id, username) {
      await db.updateTable("accounts").set({ username }).where("id", "=", id).execute();
    },

    async setRole(id, role) {
      await db.updateTable("accounts").set({ role }).where("id", "=", id).execute();
    },

    async remove(id) {
      await db.deleteFrom("accounts").where("id", "=", id).execute();
    },
  };
}

type FirstClaim = Pick<
  AccountStore,
  "claimFirst" | "holdsClaim" | "releaseClaim" | "keepSetupToken" | "forgetSetupToken"
>;

function createFirstClaim(db: ShopDatabase, kind: DatabaseKind): FirstClaim {
  return {
    async claimFirst({ token, now, lapseMs }) {
      const result = await sql`
        insert into first_claim (id, token, claimed_at)
        select 1, ${token}, ${now} where not exists (select 1 from accounts)
        on conflict (id) do update set token = excluded.token, claimed_at = excluded.claimed_at
        where first_claim.claimed_at <= ${now - lapseMs}`.execute(db);
      return result.numAffectedRows === 1n;
    },

    async holdsClaim(token) {
      // Looks for accounts once more: while PostgreSQL ran `claimFirst` the first account may have been on its way.
      const claim = db
        .selectFrom("first_claim")
        .select("token")
        .where("token", "=", token)
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom("accounts").select("accounts.id"))));
      // Locked, so that a lapsed claim is not taken over between this answer and the insert.
      const locked = kind === "postgres" ? claim.forUpdate() : claim;
      return (await locked.executeTakeFirst()) !== undefined;
    },

    async releaseClaim(token) {
      await db.deleteFrom("first_claim").where("token", "=", token).execute();
    },

    async keepSetupToken(token) {
      await db
        .insertInto("setup")
        .values({ id: 1, token })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
      return (await db.selectFrom("setup").select("token").executeTakeFirstOrThrow()).token;
    },

    async forgetSetupToken() {
      await db.deleteFrom("setup").execute();
    },
  };
}

function toAccount(row: Selectable<AccountTable>): Account {
  const { email, username, role } = row;
  return { id: row.id as AccountId, email, username, role, createdAt: row.created_at };
}
