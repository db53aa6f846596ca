import { z } from "zod";
import { describes } from "./agreement.ts";
import type { TaskJson } from "./task-json.ts";

export const taskSchema = describes<TaskJson>()(
  z
    .object({
      kind: z.enum(["contact-missing", "giveaway-without-entry", "giveaway-without-winner", "deal-contradicts-prices"]),
      id: z
        .string()
        .nullable()
        .meta({ description: "The giveaway's or deal's id. Null if the task is about the whole shop." }),
      title: z.string().nullable().meta({ description: "The giveaway's or deal's title." }),
    })
    .meta({ id: "Task" }),
);
