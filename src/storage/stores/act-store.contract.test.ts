import { expect, test } from "vitest";
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
});
