import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { AccountId } from "../../core/accounts/account.ts";
import type { ActFilter, ActPerson, ActStore } from "../../core/audit/act-store.ts";
import type { Act, ActId, ActState } from "../../core/audit/act.ts";
import type { Actor } from "../../core/audit/actor.ts";
import { countCapped } from "../count-capped.ts";
import { readCursor, toNewestPage } from "../cursor.ts";
import type { ActTable, ShopDatabase, ShopTables } from "../schema.ts";
import { fromActor, toActor } from "./actor-columns.ts";

export function createActStore(db: ShopDatabase): ActStore {
  return {
    async append(act) {
      await db.insertInto("acts").values(fromAct(act)).execute();
    },

    async list(filter, { limit, cursor }) {
      const matching = () => db.selectFrom("acts").where((where) => matches(where, filter));
      const rows = await matching()
        .selectAll()
        .$if(cursor !== undefined, (query) => query.where("seq", "<", readCursor("newest", cursor ?? "")))
        .orderBy("seq", "desc")
        .limit(limit + 1)
        .execute();
      const { page, nextCursor } = toNewestPage(rows, limit);
      const total = await countCapped(db, matching().select("seq"));
      return { items: page.map(toAct), nextCursor, ...total };
    },

    async listFilterChoices() {
      return { subjectKinds: await listSubjectKinds(db), people: await listPeople(db) };
    },
  };
}

function matches({ and, eb }: ExpressionBuilder<ShopTables, "acts">, { subjectKind, person }: ActFilter) {
  // Others than accounts have none; saying so lets the index lead straight to their newest line.
  const hasId = (one: ActPerson) => (one.kind === "account" ? eb("actor_id", "=", one.id) : eb("actor_id", "is", null));
  return and([
    ...(subjectKind === undefined ? [] : [eb("subject_kind", "=", subjectKind)]),
    ...(person === undefined ? [] : [eb("actor_kind", "=", person.kind), hasId(person)]),
  ]);
}

/** From one kind straight to the next by the index: reading every line would take ever longer. */
async function listSubjectKinds(db: ShopDatabase): Promise<readonly string[]> {
  const { rows } = await sql<{ kind: string }>`
    with recursive kinds (kind) as (
      select min(subject_kind) from acts
      union all
      select (select min(subject_kind) from acts where subject_kind > kinds.kind) from kinds where kinds.kind is not null
    )
    select kind from kinds where kind is not null`.execute(db);
  return rows.map(({ kind }) => kind);
}

const ACTOR_KINDS = ["command-line", "shop", "visitor"] as const;

async function listPeople(db: ShopDatabase): Promise<readonly Actor[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive people (id) as (
      select min(actor_id) from acts where actor_kind = 'account'
      union all
      select (select min(actor_id) from acts where actor_kind = 'account' and actor_id > people.id)
      from people where people.id is not null
    )
    select id, (
      select actor_name from acts where actor_kind = 'account' and actor_id = people.id order by seq desc limit 1
    ) as name
    from people where id is not null order by name, id`.execute(db);
  const others = [];
  for (const kind of ACTOR_KINDS) {
    const some = await db.selectFrom("acts").select("seq").where("actor_kind", "=", kind).limit(1).executeTakeFirst();
    if (some !== undefined) others.push({ kind });
  }
  return [...rows.map(({ id, name }) => ({ kind: "account" as const, id: id as AccountId, name })), ...others];
}

function fromAct({ id, at, actor, deed, subject, before, after }: Act) {
  return {
    id,
    at,
    ...fromActor(actor),
    deed,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_name: subject.name,
    state_before: before === null ? null : JSON.stringify(before),
    state_after: after === null ? null : JSON.stringify(after),
  };
}

function toAct(row: Selectable<ActTable>): Act {
  return {
    id: row.id as ActId,
    at: row.at,
    actor: toActor(row),
    deed: row.deed,
    subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
    before: toState(row.state_before),
    after: toState(row.state_after),
  };
}

const toState = (json: string | null): ActState | null => (json === null ? null : (JSON.parse(json) as ActState));
