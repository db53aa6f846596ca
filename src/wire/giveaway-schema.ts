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
      announce: z.boolean().meta({ description: "Listed before it starts." }),
      how_to_enter: z.string(),
      entry_url: z.string().meta({ description: "Where shoppers enter. Empty if there is none." }),
      sponsor: z.string(),
      eligibility: z.string(),
      rules: z.string(),
      winner_name: z.string().meta({ description: "Empty in public until winner_announced is true." }),
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
  announce: giveawayFields.announce,
  how_to_enter: giveawayFields.howToEnter,
  entry_url: giveawayFields.entryUrl,
  sponsor: giveawayFields.sponsor,
  eligibility: giveawayFields.eligibility,
  rules: giveawayFields.rules,
  winner_name: giveawayFields.winnerName,
});

/** `POST /giveaways` */
export const newGiveawaySchema = body.transform(toInput).meta({ id: "NewGiveaway" });

/** `PUT /giveaways/{id}` */
export const giveawayRevisionSchema = body
  .extend({ slug: optionalSlug, updated_at: basedOnField })
  .transform(({ slug, updated_at: basedOn, ...fields }) => ({ input: toInput(fields), slug, basedOn }))
  .meta({ id: "GiveawayRevision" });

function toInput(fields: z.output<typeof body>): GiveawayInput {
  const { start_date, end_date, winner_announced, how_to_enter, entry_url, winner_name, ...others } = fields;
  return {
    ...others,
    startDate: start_date,
    endDate: end_date,
    winnerAnnounced: winner_announced,
    howToEnter: how_to_enter,
    entryUrl: entry_url,
    winnerName: winner_name,
  };
}
