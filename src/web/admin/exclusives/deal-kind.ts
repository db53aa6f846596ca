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

export const DEAL_FORM = { name: "exclusive-deal", fields: FIELDS } as const;

/** The form of a deal whose expiry is typed by the wall clock of `zone`. */
export const dealKind = (zone: string): EditorKind<DealFormValues, DealJson> => ({
  ...DEAL_FORM,
  words: { ...editorWords("exclusive deal"), failedToSave: "Failed to save exclusive deal" },
  blank: BLANK_DEAL,
  schema: newDealSchema,
  toValues: (deal) => toDealValues(deal, zone),
});
