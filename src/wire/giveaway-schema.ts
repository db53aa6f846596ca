import { z } from "zod";
import { optionalSlug } from "../core/fields/slug-field.ts";
import type { GiveawayInput } from "../core/giveaways/giveaway-draft.ts";
import { giveawayFields } from "../core/giveaways/giveaway-schema.ts";
import { describes } from "./agreement.ts";
import type { GiveawayJson, SavedGiveawayJson } from "./giveaway-json.ts";
import { basedOnField, idSchema, instantSchema } from "./instant-schema.ts";
import { warningsSchema } from "./problem-schema.ts";

export const giveawaySchema = describes<GiveawayJson>()(
  z
    .object({
      id: idSchema,
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      prize: z.string(),
      image: z.string(),
      start_date: instantSchema,
      end_date: instantSchema,
      active: z.boolean(),
      winner_announced: z.boolean(),
      updated_at: instantSchema,
    })
    .meta({ id: "Giveaway" }),
);

export const savedGiveawaySchema = describes<SavedGiveawayJson>()(
  giveawaySchema.extend({ warnings: warningsSchema }).meta({ id: "SavedGiveaway" }),
);

const body = z.object({
  title: giveawayFields.title,
  description: giveawayFields.description,
  prize: giveawayFields.prize,
  image: giveawayFields.image,
  start_date: giveawayFields.startDate,
  end_date: giveawayFields.endDate,
  active: giveawayFields.active,
  winner_announced: giveawayFields.winnerAnnounced,
});

/** `POST /giveaways` */
export const newGiveawaySchema = body.transform(toInput).meta({ id: "NewGiveaway" });

/** `PUT /giveaways/{id}` */
export const giveawayRevisionSchema = body
  .extend({ slug: optionalSlug, updated_at: basedOnField })
  .transform(({ slug, updated_at: basedOn, ...fields }) => ({ input: toInput(fields), slug, basedOn }))
  .meta({ id: "GiveawayRevision" });

function toInput({ start_date, end_date, winner_announced, ...fields }: z.output<typeof body>): GiveawayInput {
  return { ...fields, startDate: start_date, endDate: end_date, winnerAnnounced: winner_announced };
}
