import { orderProblem } from "../../../core/giveaways/giveaway-rules.ts";
import type { GiveawayJson } from "../../../wire/giveaway-json.ts";
import { giveawayRevisionSchema } from "../../../wire/giveaway-schema.ts";
import { type EditorField, type EditorKind, editorWords } from "../editor/editor-kind.ts";
import { BLANK_GIVEAWAY, type GiveawayFormValues, timesOfValues, toGiveawayValues } from "./giveaway-values.ts";

const FIELDS: readonly (EditorField & { readonly name: keyof GiveawayFormValues })[] = [
  { name: "title", label: "Title" },
  { name: "prize", label: "Prize" },
  { name: "description", label: "Description" },
  { name: "image", label: "Image" },
  { name: "start_date", label: "Start date" },
  { name: "end_date", label: "End date" },
  { name: "active", label: "Active" },
  { name: "announce", label: "Announce before it starts" },
  { name: "how_to_enter", label: "How to enter" },
  { name: "entry_url", label: "Entry link" },
  { name: "sponsor", label: "Sponsor" },
  { name: "eligibility", label: "Eligibility" },
  { name: "rules", label: "Rules" },
  { name: "winner_announced", label: "Winner announced" },
  { name: "winner_name", label: "Winner’s name" },
  { name: "slug", label: "URL" },
];

export const GIVEAWAY_FORM = { name: "giveaway", fields: FIELDS } as const;

/** The form of a giveaway whose dates are typed by the wall clock of `zone`. */
export const giveawayKind = (zone: string): EditorKind<GiveawayFormValues, GiveawayJson> => ({
  ...GIVEAWAY_FORM,
  words: { ...editorWords("giveaway"), failedToSave: "Failed to save giveaway" },
  blank: BLANK_GIVEAWAY,
  schema: giveawayRevisionSchema,
  crossFieldRules: [
    {
      fields: ["start_date", "end_date"],
      problemIn: (values) => {
        const message = orderProblemIn(values, zone);
        return message === undefined ? undefined : { field: "end_date", message };
      },
    },
  ],
  toValues: (giveaway) => toGiveawayValues(giveaway, zone),
});

function orderProblemIn(values: GiveawayFormValues, zone: string): string | undefined {
  const times = timesOfValues(values, zone);
  return times === undefined ? undefined : orderProblem(times);
}
