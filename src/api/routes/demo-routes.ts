import { toDemoJson } from "../../wire/demo-json.ts";
import { demoSchema } from "../../wire/demo-schema.ts";
import { json } from "../reply.ts";
import { defineRoute, OWNERS } from "../route.ts";

const countDemo = defineRoute({
  method: "GET",
  path: "/demo",
  operationId: "getDemo",
  tag: "Operations",
  summary: "How much demo content the shop has.",
  ...OWNERS,
  answer: { status: 200, schema: demoSchema },
  handler: async ({ app }) => json(toDemoJson(await app.demo.countDemo())),
});

const removeDemo = defineRoute({
  method: "DELETE",
  path: "/demo",
  operationId: "deleteDemo",
  tag: "Operations",
  summary: "Removes all demo content and returns how much there was. Anything you added or edited stays.",
  ...OWNERS,
  answer: { status: 200, schema: demoSchema },
  handler: async ({ app }) => json(toDemoJson(await app.demo.removeDemoContent())),
});

export const demoRoutes = [countDemo, removeDemo];
