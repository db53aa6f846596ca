import type { AccountId } from "../../core/accounts/account.ts";
import type { SignInLinkStore } from "../../core/accounts/sign-in-link-store.ts";
import type { ShopDatabase } from "../schema.ts";

export function createSignInLinkStore(db: ShopDatabase): SignInLinkStore {
  return {
    async insert({ tokenHash, accountId, expiresAt }) {
      const row = { token_hash: tokenHash, account_id: accountId, expires_at: expiresAt };
      await db.insertInto("sign_in_links").values(row).execute();
    },

    async use(tokenHash, now) {
      const row = await db
        .deleteFrom("sign_in_links")
        .where("token_hash", "=", tokenHash)
        .where("expires_at", ">", now)
        .returning("account_id")
        .executeTakeFirst();
      return row?.account_id as AccountId | undefined;
    },

    async removeAllOf(accountId) {
      await db.deleteFrom("sign_in_links").where("account_id", "=", accountId).execute();
    },
  };
}
