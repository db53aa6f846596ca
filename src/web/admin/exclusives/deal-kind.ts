import { discountProblem } from "../../../core/money/discount-check.ts";
import { type DealPrices, normalizeDiscount } from "../../../core/money/discount.ts";
import type { PriceDefaults } from "../../../core/money/price.ts";
import type { Settings } from "../../../core/settings/settings.ts";
import type { DealJson } from "../../../wire/deal-json.ts";
import { newDealSchema } from "../../../wire/deal-schema.ts";
import { type EditorField, type EditorKind, editorWords } from "../editor/editor-kind.ts";
import { BLANK_DEAL, type DealFormValues, toDealValues } from "./deal-values.ts";

const FIELDS: readonly (EditorField & { readonly name: keyof DealFormValues })[] = [
  { name: "title", label: "Title" },
  { name: "description", label: "Description" },
  { name: "image", label: "Image" },
  { name: "exclusive_price", label: "Exclusive price" },
  { name: "original_price", label: "Original price" },
  { name: "discount_percentage", label: "Discount" },
  { name: "expires_at", label: "Expiry date" },
  { name: "affiliate_link", label: "Affiliate link" },
];

export type DealHabits = PriceDefaults & Pick<Settings, "timeZone">;

export const DEAL_FORM = { name: "exclusive-deal", fields: FIELDS } as const;

/** The editor of a deal, with the expiry in the shop's time zone and prices in its currency. */
export const dealKind = ({ timeZone, ...money }: DealHabits): EditorKind<DealFormValues, DealJson> => ({
  ...DEAL_FORM,
  words: { ...editorWords("exclusive deal"), failedToSave: "Failed to save exclusive deal" },
  blank: BLANK_DEAL,
  schema: newDealSchema,
  crossFieldRules: [
    {
      fields: ["exclusive_price", "original_price", "discount_percentage"],
      problemIn: (values) => {
        const problem = discountProblem(toDealPrices(values), money);
        return problem && { field: FORM_NAMES[problem.field], message: problem.message };
      },
    },
  ],
  toValues: (deal) => toDealValues(deal, timeZone),
});

const FORM_NAMES = { exclusivePrice: "exclusive_price", discountPercentage: "discount_percentage" } as const;

const toDealPrices = (values: DealFormValues): DealPrices => ({
  exclusivePrice: values.exclusive_price,
  originalPrice: values.original_price,
  discountPercentage: normalizeDiscount(values.discount_percentage).text,
});
