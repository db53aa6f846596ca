import { expect, test } from "vitest";
import type { Job, JobId } from "../../core/jobs/job.ts";
import { LEASE_MS } from "../../core/jobs/job-rules.ts";
import type { JobStore } from "../../core/jobs/job-store.ts";
import { newId } from "../../platform/new-id.ts";
import { describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { STILL } from "../../testing/still-clock.ts";

const buildJob = (fields: Partial<Job> = {}): Job => ({
  id: newId() as JobId,
  kind: "backup",
  key: newId(),
  payload: { why: "a test", tries: 1, isUrgent: true },
  state: "waiting",
  runAt: STILL,
  attempts: 0,
  leaseUntil: null,
  failure: null,
  createdAt: STILL,
  updatedAt: STILL,
  ...fields,
});

const claimOf = (holder: string, now = STILL) => ({ holder, now, leaseUntil: now + 1000 });

describeOnEveryDatabase("the queue of jobs", (fixture) => {
  const work = <Result>(change: (jobs: JobStore) => Promise<Result>) =>
    fixture.storage.write(({ jobs }) => change(jobs));
  const add = async (fields: Partial<Job> = {}) => {
    const job = buildJob(fields);
    await work((jobs) => jobs.add(job));
    return job;
  };

  test("a job comes out as it went in, with its attempt counted and its lease set", async () => {
    const job = await add();
    expect(await work((jobs) => jobs.claim(claimOf("one")))).toEqual({ ...job, attempts: 1, leaseUntil: STILL + 1000 });
  });

  test("a key is taken on once", async () => {
    await add({ key: "today" });
    expect(await work((jobs) => jobs.add(buildJob({ key: "today" })))).toBe(false);
    expect(await fixture.storage.read.jobs.isKnown("today")).toBe(true);
    expect(await fixture.storage.read.jobs.isKnown("tomorrow")).toBe(false);
    expect(await fixture.storage.read.jobs.list("backup", 10)).toHaveLength(1);
  });

  test("a job is not due a millisecond before its time", async () => {
    await add({ runAt: STILL + 1 });
    expect(await fixture.storage.read.jobs.hasDue(STILL)).toBe(false);
    expect(await work((jobs) => jobs.claim(claimOf("one")))).toBeUndefined();
    expect(await fixture.storage.read.jobs.hasDue(STILL + 1)).toBe(true);
    expect(await work((jobs) => jobs.claim(claimOf("one", STILL + 1)))).toBeDefined();
  });

  test("what has been due longest comes first", async () => {
    await add({ runAt: STILL, key: "later" });
    await add({ runAt: STILL - 5, key: "earlier" });
    expect(await work((jobs) => jobs.claim(claimOf("one")))).toMatchObject({ key: "earlier" });
  });

  test("of twenty who reach for a job at once one has it, and another only when the lease has run out", async () => {
    await add();
    const claims = Array.from({ length: 20 }, (_, index) => work((jobs) => jobs.claim(claimOf(`holder ${index}`))));
    expect((await Promise.all(claims)).filter((job) => job !== undefined)).toHaveLength(1);
    expect(await work((jobs) => jobs.claim(claimOf("late", STILL + 999)))).toBeUndefined();
    expect(await work((jobs) => jobs.claim(claimOf("late", STILL + 1000)))).toMatchObject({ attempts: 2 });
  });

  test("a lease that a clock far ahead left behind holds nothing back, and one of a clock a little ahead does", async () => {
    const tolerance = 60_000;
    const { id } = await add();
    const ahead = STILL + tolerance;
    await work((jobs) => jobs.claim({ holder: "ahead", now: ahead, leaseUntil: ahead + LEASE_MS }));
    expect(await fixture.storage.read.jobs.hasDue(STILL)).toBe(false);
    expect(await work((jobs) => jobs.claim(claimOf("one")))).toBeUndefined();

    await work((jobs) => jobs.prolong({ id, holder: "ahead" }, ahead + LEASE_MS + 1));
    expect(await fixture.storage.read.jobs.hasDue(STILL)).toBe(true);
    expect(await work((jobs) => jobs.claim(claimOf("one")))).toMatchObject({ attempts: 2, leaseUntil: STILL + 1000 });
    expect(await work((jobs) => jobs.prolong({ id, holder: "ahead" }, ahead + LEASE_MS))).toBe(false);
  });

  test("a retry that a clock far ahead put off is due, and work that was planned for later is not", async () => {
    const yearMs = 365 * 24 * 60 * 60_000;
    await add({ key: "planned", runAt: STILL + yearMs });
    expect(await fixture.storage.read.jobs.hasDue(STILL)).toBe(false);
    await add({ key: "failed", runAt: STILL + 61 * 60_000, attempts: 1 });
    expect(await work((jobs) => jobs.claim(claimOf("one")))).toBeUndefined();
    await add({ key: "failed in the future", runAt: STILL + 61 * 60_000 + 1, attempts: 1 });
    expect(await work((jobs) => jobs.claim(claimOf("one")))).toMatchObject({ key: "failed in the future" });
  });

  test("only the holder prolongs a lease and settles the job", async () => {
    const { id } = await add();
    await work((jobs) => jobs.claim(claimOf("one")));
    const done = { state: "done", runAt: STILL, attempts: 1, failure: null, updatedAt: STILL + 7 } as const;
    expect(await work((jobs) => jobs.prolong({ id, holder: "two" }, STILL + 9000))).toBe(false);
    await work((jobs) => jobs.settle({ id, holder: "two" }, done));
    expect(await fixture.storage.read.jobs.list("backup", 1)).toMatchObject([{ state: "waiting" }]);
    expect(await work((jobs) => jobs.prolong({ id, holder: "one" }, STILL + 9000))).toBe(true);
    await work((jobs) => jobs.settle({ id, holder: "one" }, done));
    expect(await fixture.storage.read.jobs.list("backup", 1)).toMatchObject([{ ...done, leaseUntil: null }]);
    expect(await fixture.storage.read.jobs.hasDue(STILL + 99_999)).toBe(false);
  });

  test("settled jobs are forgotten in time, waiting ones never", async () => {
    await add({ state: "done", updatedAt: STILL - 2 });
    await add({ state: "dead", updatedAt: STILL - 2 });
    await add({ state: "done", updatedAt: STILL });
    await add({ updatedAt: STILL - 2 });
    await work((jobs) => jobs.removeSettledBefore(STILL));
    expect((await fixture.storage.read.jobs.list("backup", 10)).map(({ state }) => state).toSorted()).toEqual([
      "done",
      "waiting",
    ]);
  });
});
