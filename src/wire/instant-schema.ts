import { z } from "zod";

/** An instant in answers: ISO 8601 in UTC. */
export const instantSchema = z.string().meta({ format: "date-time" });

const NO_TOKEN = "updated_at must be the one that came with the entity, such as 2025-01-05T18:00:00.000Z.";

/** The `updated_at` that a change started from: the entity's own one, as an answer gave it. */
export const basedOnField = z
  .string({ error: NO_TOKEN })
  .meta({
    format: "date-time",
    description: "Of the state that this change started from; another one there now answers 409.",
  })
  .refine((text) => /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)), { error: NO_TOKEN })
  .nullish()
  .transform((text) => (text === undefined || text === null ? undefined : Date.parse(text)));

/** A UUID of ours. */
export const idSchema = z.string().min(1).max(100);
