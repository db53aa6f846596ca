import { z } from "zod";

/** An instant in answers: ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime({ precision: 3 });

/** The `updated_at` that a change started from: the entity's own one, as an answer gave it. */
export const basedOnField = z.iso
  .datetime({ offset: true, error: "updated_at must be the one that came with the entity, such as 2025-01-05T18:00:00.000Z." })
  .nullish()
  .transform((text) => (text === undefined || text === null ? undefined : Date.parse(text)));

/** A UUID of ours. */
export const idSchema = z.string().min(1).max(100);
