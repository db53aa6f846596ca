import { latestTimesAt } from "../../core/jobs/job-rules.ts";
import type { PurgeStore } from "../../core/purges/purge-store.ts";
import { readCatalogueVersion, readChange } from "../changes/change-log.ts";
import type { ShopDatabase } from "../schema.ts";

/** Nobody was told anything yet. */
const NEW = { id: 1, version: 0, failures: 0, not_before: 0, lease_holder: null, lease_until: null };

export function createPurgeStore(db: ShopDatabase): PurgeStore {
  return {
    async hasDue(now) {
      const version = await readCatalogueVersion(db);
      const row = await db.selectFrom("purges").selectAll().executeTakeFirst();
      if (row === undefined) return version > NEW.version;
      const { leaseUntil, retryAt } = latestTimesAt(now);
      // What lies further ahead than it can was written by a clock that was wrong.
      const isHeld = row.lease_until !== null && row.lease_until > now && row.lease_until <= leaseUntil;
      const isPutOff = row.not_before > now && row.not_before <= retryAt;
      return version !== row.version && !isHeld && !isPutOff;
    },

    async claim({ holder, now, leaseUntil }) {
      await db
        .insertInto("purges")
        .values(NEW)
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
      if (!(await createPurgeStore(db).hasDue(now))) return undefined;
      const row = await db
        .updateTable("purges")
        .set({ lease_holder: holder, lease_until: leaseUntil })
        // Asked again of the row itself: on PostgreSQL another process may have taken it since it was read.
        .where(({ or, eb }) =>
          or([
            eb("lease_until", "is", null),
            eb("lease_until", "<=", now),
            eb("lease_until", ">", latestTimesAt(now).leaseUntil),
          ]),
        )
        .returning(["version", "failures"])
        .executeTakeFirst();
      const change = row && (await readChange(db, row.version));
      return change && { change, failures: row.failures };
    },

    async settle({ holder, version, failures, notBefore }) {
      await db
        .updateTable("purges")
        .set({
          failures,
          not_before: notBefore,
          lease_holder: null,
          lease_until: null,
          ...(version !== undefined && { version }),
        })
        .where("lease_holder", "=", holder)
        .execute();
    },
  };
}
