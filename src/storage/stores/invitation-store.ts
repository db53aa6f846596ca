import type { Selectable } from "kysely";
import type { AccountId } from "../../core/accounts/account.ts";
import type { InvitationStore } from "../../core/accounts/invitation-store.ts";
import type { Invitation, InvitationId } from "../../core/accounts/invitation.ts";
import type { InvitationTable } from "../account-schema.ts";
import type { ShopDatabase } from "../schema.ts";

export function createInvitationStore(db: ShopDatabase): InvitationStore {
  const select = () => db.selectFrom("invitations").selectAll();
  const updateOpen = () => db.updateTable("invitations").where("used_at", "is", null).where("revoked_at", "is", null);

  return {
    async insert(invitation, tokenHash) {
      await db
        .insertInto("invitations")
        .values({ ...fromInvitation(invitation), token_hash: tokenHash })
        .execute();
    },

    async find(tokenHash) {
      const row = await select().where("token_hash", "=", tokenHash).executeTakeFirst();
      return row && toInvitation(row);
    },

    async listOpen(now) {
      const rows = await select()
        .where("used_at", "is", null)
        .where("revoked_at", "is", null)
        .where("expires_at", ">", now)
        .orderBy("seq", "desc")
        .execute();
      return rows.map(toInvitation);
    },

    async use(id, now) {
      const { numUpdatedRows } = await updateOpen()
        .set({ used_at: now })
        .where("id", "=", id)
        .where("expires_at", ">", now)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async revoke(id, now) {
      const row = await updateOpen()
        .set({ revoked_at: now })
        .where("id", "=", id)
        .where("expires_at", ">", now)
        .returningAll()
        .executeTakeFirst();
      return row && toInvitation(row);
    },

    async revokeAllBy(accountId, now) {
      const { numUpdatedRows } = await updateOpen()
        .set({ revoked_at: now })
        .where("invited_by", "=", accountId)
        .where("expires_at", ">", now)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async removeExpiredBefore(moment) {
      await db.deleteFrom("invitations").where("expires_at", "<", moment).execute();
    },
  };
}

function fromInvitation({ id, email, role, invitedBy, createdAt, expiresAt, usedAt, revokedAt }: Invitation) {
  return {
    id,
    email,
    role,
    invited_by: invitedBy ?? null,
    created_at: createdAt,
    expires_at: expiresAt,
    used_at: usedAt ?? null,
    revoked_at: revokedAt ?? null,
  };
}

function toInvitation(row: Selectable<InvitationTable>): Invitation {
  return {
    id: row.id as InvitationId,
    email: row.email,
    role: row.role,
    invitedBy: (row.invited_by ?? undefined) as AccountId | undefined,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at ?? undefined,
    revokedAt: row.revoked_at ?? undefined,
  };
}
