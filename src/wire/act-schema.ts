import { z } from "zod";
import type { ActFiltersJson, ActJson, ActorJson } from "./act-json.ts";
import { describes } from "./agreement.ts";
import { idSchema, instantSchema } from "./instant-schema.ts";

export const actorSchema = describes<ActorJson>()(
  z
    .object({
      kind: z.enum(["account", "command-line", "shop", "visitor"]),
      person: z.string().meta({ description: "What person filters by." }),
      name: z.string().meta({ description: "An account's username of that moment; empty for others." }),
    })
    .meta({ id: "Actor" }),
);

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

export const actSchema = describes<ActJson>()(
  z
    .object({
      id: idSchema,
      at: instantSchema,
      actor: actorSchema,
      deed: z.string(),
      subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
      changes: z.array(z.object({ field: z.string(), before: valueSchema, after: valueSchema })),
    })
    .meta({ id: "Act" }),
);

export const actFiltersSchema = describes<ActFiltersJson>()(
  z.object({ kinds: z.array(z.string()), people: z.array(actorSchema) }).meta({ id: "ActFilters" }),
);
