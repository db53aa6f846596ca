import { z } from "zod";
import { describes } from "./agreement.ts";
import type { ProblemJson, WarningJson } from "./problem-json.ts";

const fieldMessage = describes<WarningJson>()(
  z.object({ field: z.string(), message: z.string() }).meta({ id: "FieldMessage" }),
);

/** Every error but a conflict. */
export const problemSchema = describes<Omit<ProblemJson, "current">>()(
  z
    .object({
      detail: z.string().meta({ description: "A sentence for people." }),
      code: z.string().meta({ description: "A word for programs." }),
      errors: z.array(fieldMessage).exactOptional(),
    })
    .meta({ id: "Problem" }),
);

/** A conflict, with the entity as it stands now where there is one. */
export const conflictOf = <Entity extends z.ZodType>(entity: Entity) =>
  problemSchema.extend({ current: entity.exactOptional() });

export const warningsSchema = z.array(fieldMessage);
