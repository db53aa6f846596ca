import { z } from "zod";
import { actorSchema } from "./act-schema.ts";
import { describes } from "./agreement.ts";
import { idSchema, instantSchema } from "./instant-schema.ts";
import type { RestoredEntityJson, TrashEntryJson } from "./trash-json.ts";

const BAD_KIND = "kind can only be product, category, guide, giveaway or deal.";

export const trashKindSchema = z.enum(["product", "category", "guide", "giveaway", "deal"], { error: BAD_KIND });

export const trashEntrySchema = describes<TrashEntryJson>()(
  z
    .object({
      id: idSchema.meta({ description: "The id of the deleted entity." }),
      kind: trashKindSchema,
      title: z.string(),
      deleted_at: instantSchema,
      deleted_by: actorSchema,
      expires_at: instantSchema,
    })
    .meta({ id: "TrashEntry" }),
);

export const restoredEntitySchema = describes<RestoredEntityJson>()(
  z
    .object({
      id: idSchema,
      kind: trashKindSchema,
      title: z.string(),
      slug: z.string(),
      has_new_slug: z
        .boolean()
        .meta({ description: "Something else took its slug in the meantime, so it has a new one." }),
    })
    .meta({ id: "RestoredEntity" }),
);
