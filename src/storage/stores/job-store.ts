import type { ExpressionBuilder, Selectable } from "kysely";
import { latestTimesAt } from "../../core/jobs/job-rules.ts";
import type { Job, JobId, JobKind, JobPayload } from "../../core/jobs/job.ts";
import type { JobStore, Lease } from "../../core/jobs/job-store.ts";
import type { JobTable, ShopDatabase, ShopTables } from "../schema.ts";

export function createJobStore(db: ShopDatabase): JobStore {
  return { ...createQueue(db), ...createLeases(db) };
}

function createQueue(db: ShopDatabase): Omit<JobStore, keyof Leases> {
  return {
    async add(job) {
      const added = await db
        .insertInto("jobs")
        .values(fromJob(job))
        .onConflict((conflict) => conflict.column("key").doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },

    async isKnown(key) {
      return (await db.selectFrom("jobs").select("id").where("key", "=", key).executeTakeFirst()) !== undefined;
    },

    async list(kind, limit) {
      const rows = await db
        .selectFrom("jobs")
        .selectAll()
        .where("kind", "=", kind)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(toJob);
    },

    async removeSettledBefore(moment) {
      await db.deleteFrom("jobs").where("state", "<>", "waiting").where("updated_at", "<", moment).execute();
    },
  };
}

type Leases = Pick<JobStore, "hasDue" | "claim" | "prolong" | "settle">;

type Condition = ExpressionBuilder<ShopTables, "jobs">;

/** Its time has come, or its next attempt was put off by a clock that was wrong. */
function isDueAt(now: number) {
  const { retryAt } = latestTimesAt(now);
  return ({ or, and, eb }: Condition) =>
    or([eb("run_at", "<=", now), and([eb("attempts", ">", 0), eb("run_at", ">", retryAt)])]);
}

/** No lease, or one that has run out, or one that no clock of today can have given. */
function isFreeAt(now: number) {
  const { leaseUntil } = latestTimesAt(now);
  return ({ or, eb }: Condition) =>
    or([eb("lease_until", "is", null), eb("lease_until", "<=", now), eb("lease_until", ">", leaseUntil)]);
}

function createLeases(db: ShopDatabase): Leases {
  /** The job that has been due longest and that nobody runs, or whose holder has not been heard of. */
  const selectDue = (now: number) =>
    db
      .selectFrom("jobs")
      .select("id")
      .where("state", "=", "waiting")
      .where(isDueAt(now))
      .where(isFreeAt(now))
      .orderBy("run_at")
      .orderBy("id")
      .limit(1);

  const updateHeld = ({ id, holder }: Lease) =>
    db.updateTable("jobs").where("id", "=", id).where("lease_holder", "=", holder);

  return {
    async hasDue(now) {
      return (await selectDue(now).executeTakeFirst()) !== undefined;
    },

    async claim({ holder, now, leaseUntil }) {
      // Asked again of the row itself: on PostgreSQL another process may have taken it since it was selected.
      const row = await db
        .updateTable("jobs")
        .set(({ eb }) => ({ lease_holder: holder, lease_until: leaseUntil, attempts: eb("attempts", "+", 1) }))
        .where("id", "=", selectDue(now))
        .where("state", "=", "waiting")
        .where(isFreeAt(now))
        .returningAll()
        .executeTakeFirst();
      return row && toJob(row);
    },

    async prolong(lease, leaseUntil) {
      const { numUpdatedRows } = await updateHeld(lease).set({ lease_until: leaseUntil }).executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async settle(lease, { state, runAt, attempts, failure, updatedAt }) {
      const outcome = { state, run_at: runAt, attempts, failure, updated_at: updatedAt };
      await updateHeld(lease)
        .set({ ...outcome, lease_holder: null, lease_until: null })
        .execute();
    },
  };
}

function fromJob({ id, kind, key, payload, state, runAt, attempts, failure, createdAt, updatedAt }: Job) {
  const stamps = { created_at: createdAt, updated_at: updatedAt };
  return { id, kind, key, payload: JSON.stringify(payload), state, run_at: runAt, attempts, failure, ...stamps };
}

function toJob(row: Selectable<JobTable>): Job {
  return {
    id: row.id as JobId,
    kind: row.kind as JobKind,
    key: row.key,
    payload: JSON.parse(row.payload) as JobPayload,
    state: row.state,
    runAt: row.run_at,
    attempts: row.attempts,
    leaseUntil: row.lease_until,
    failure: row.failure,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
