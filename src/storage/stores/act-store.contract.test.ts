import { expect, test } from "vitest";
import type { AccountId } from "../../core/accounts/account.ts";
import type { ActFilter } from "../../core/audit/act-store.ts";
import type { Act, ActId } from "../../core/audit/act.ts";
import { newId } from "../../platform/new-id.ts";
import { describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { STILL } from "../../testing/still-clock.ts";

const buildAct = (name: string): Act => ({
  id: newId() as ActId,
  at: STILL,
  actor: { kind: "command-line" },
  deed: "revise",
  subject: { kind: "product", id: newId(), name },
  before: { price: "$1" },
  after: { price: "$2" },
});

describeOnEveryDatabase("the audit log", (fixture) => {
  test("gives its lines back as they were written, newest first, page by page", async () => {
    const acts = ["first", "second", "third"].map(buildAct);
    await fixture.storage.write(async (stores) => {
      for (const act of acts) await stores.acts.append(act);
    });
    const { acts: log } = fixture.storage.read;
    const page = await log.list({}, { limit: 2 });
    expect(page).toMatchObject({ items: [acts[2], acts[1]], total: 3 });
    const rest = await log.list({}, { limit: 2, cursor: page.nextCursor });
    expect(rest).toMatchObject({ items: [acts[0]], nextCursor: undefined });
  });

  test("is filtered by what was done to and by whom, and tells what there is to filter by", async () => {
    const robin = { kind: "account", id: "a1" as AccountId, name: "Robin" } as const;
    const renamed = { ...robin, name: "Regina" };
    const given: readonly Partial<Act>[] = [
      { actor: robin },
      { actor: { kind: "shop" }, subject: { kind: "giveaway", id: "g", name: "Hat" } },
      { actor: renamed, subject: { kind: "category", id: "c", name: "Party" } },
      { actor: { kind: "account", id: "a2" as AccountId, name: "Anna" } },
    ];
    const acts = given.map((act, at) => ({ ...buildAct(String(at)), ...act }));
    await fixture.storage.write(async (stores) => {
      for (const act of acts) await stores.acts.append(act);
    });
    const { acts: log } = fixture.storage.read;
    const find = async (filter: ActFilter) => (await log.list(filter, { limit: 10 })).items;
    expect(await find({ person: { kind: "account", id: "a1" } })).toEqual([acts[2], acts[0]]);
    expect(await find({ person: { kind: "shop" } })).toEqual([acts[1]]);
    expect(await find({ subjectKind: "product" })).toEqual([acts[3], acts[0]]);
    expect(await find({ subjectKind: "product", person: { kind: "account", id: "a1" } })).toEqual([acts[0]]);
    expect(await find({ subjectKind: "product", person: { kind: "shop" } })).toEqual([]);
    expect(await log.listFilterChoices()).toEqual({
      subjectKinds: ["category", "giveaway", "product"],
      people: [{ kind: "account", id: "a2", name: "Anna" }, renamed, { kind: "shop" }],
    });
  });

  test("stops counting its lines at a thousand", async () => {
    await fixture.storage.write(async (stores) => {
      for (let count = 0; count < 1001; count += 1) await stores.acts.append(buildAct(String(count)));
    });
    const page = await fixture.storage.read.acts.list({}, { limit: 1 });
    expect(page).toMatchObject({ total: 1000, totalIsCapped: true });
  });
});
