import { z } from "zod";
import { toTaskJson } from "../../wire/task-json.ts";
import { taskSchema } from "../../wire/task-schema.ts";
import { json } from "../reply.ts";
import { defineRoute, EDITORS } from "../route.ts";

const listTasks = defineRoute({
  method: "GET",
  path: "/tasks",
  operationId: "listTasks",
  tag: "Operations",
  summary: "Public content that looks unfinished or wrong. Editors don't get tasks about settings.",
  ...EDITORS,
  answer: { status: 200, schema: z.array(taskSchema) },
  async handler({ app, caller }) {
    const tasks = await app.tasks.listTasks(app.clock.now());
    const mayChangeSettings = caller.account?.role === "owner";
    return json(tasks.filter(({ kind }) => mayChangeSettings || kind !== "contact-missing").map(toTaskJson));
  },
});

export const taskRoutes = [listTasks];
