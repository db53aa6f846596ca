import { z } from "zod";
import { type Agrees, agree } from "./agreement.ts";
import type { ProblemJson, WarningJson } from "./problem-json.ts";

const fieldMessage = z.object({ field: z.string(), message: z.string() }).meta({ id: "FieldMessage" });

/** Every error but a conflict. */
export const problemSchema = z.object({
  detail: z.string().meta({ description: "A sentence for people." }),
  code: z.string().meta({ description: "A word for programs." }),
  errors: z.array(fieldMessage).exactOptional(),
}).meta({ id: "Problem" });
agree<Agrees<typeof problemSchema, Omit<ProblemJson, "current">>>();

/** A conflict, with the entity as it stands now where there is one. */
export const conflictOf = <Entity extends z.ZodType>(entity: Entity) => problemSchema.extend({ current: entity.exactOptional() });

export const warningSchema = fieldMessage;
agree<Agrees<typeof warningSchema, WarningJson>>();

export const warningsSchema = z.array(warningSchema);
