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
        .meta({ description: "Of the giveaway or deal; null where it is about the whole shop." }),
      title: z.string().nullable().meta({ description: "Of the giveaway or deal." }),
    })
    .meta({ id: "Task" }),
);
