import { z } from "zod";
import type { ActPerson } from "../../core/audit/act-store.ts";
import { PAGE_SIZE } from "../../core/paging/page.ts";
import { toActFiltersJson, toActJson } from "../../wire/act-json.ts";
import { actFiltersSchema, actSchema } from "../../wire/act-schema.ts";
import { answerPage, listQuery, toPageRequest } from "../listing.ts";
import { json } from "../reply.ts";
import { defineRoute, OWNERS } from "../route.ts";

const NAME_MAX = 100;

const logQuery = listQuery.pick({ limit: true, cursor: true }).extend({
  kind: z
    .string({ error: "kind must be one text." })
    .max(NAME_MAX, { error: "There is no such kind." })
    .meta({ description: "A kind of subject, such as product." })
    .optional(),
  person: z
    .string({ error: "person must be one text." })
    .max(NAME_MAX, { error: "There is no such person." })
    .meta({ description: "An account's id, command-line, shop or visitor." })
    .optional(),
});

const listActs = defineRoute({
  method: "GET",
  path: "/audit-log",
  operationId: "listAuditLog",
  tag: "Audit log",
  summary: "Who did what when, newest first. It comes by page, also without limit.",
  ...OWNERS,
  query: logQuery,
  answer: { status: 200, schema: z.array(actSchema) },
  async handler({ app, query, address }) {
    const filter = { subjectKind: query.kind, person: toPerson(query.person) };
    const request = toPageRequest(query) ?? { limit: PAGE_SIZE };
    return answerPage(await app.audit.listActs(filter, request), toActJson, address);
  },
});

const listFilters = defineRoute({
  method: "GET",
  path: "/audit-log/filters",
  operationId: "listAuditLogFilters",
  tag: "Audit log",
  summary: "The kinds of subjects and the people that stand in the audit log.",
  ...OWNERS,
  answer: { status: 200, schema: actFiltersSchema },
  handler: async ({ app }) => json(toActFiltersJson(await app.audit.listActFilters())),
});

export const auditRoutes = [listActs, listFilters];

function toPerson(person: string | undefined): ActPerson | undefined {
  if (person === undefined) return undefined;
  if (person === "command-line" || person === "shop" || person === "visitor") return { kind: person };
  return { kind: "account", id: person };
}
