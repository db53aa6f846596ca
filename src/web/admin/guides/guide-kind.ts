import type { GuideDetailJson } from "../../../wire/guide-json.ts";
import { guideRevisionSchema } from "../../../wire/guide-schema.ts";
import { type EditorField, type EditorKind, editorWords } from "../editor/editor-kind.ts";
import { toReadable } from "../editor/to-readable.ts";
import {
  BLANK_GUIDE,
  GUIDE_SHAPE,
  type GuideFormValues,
  type PickValue,
  readablePicks,
  savedPicks,
  toGuideValues,
} from "./guide-values.ts";

const FIELDS: readonly (EditorField & { readonly name: keyof GuideFormValues })[] = [
  { name: "title", label: "Title" },
  { name: "occasion", label: "Occasion" },
  { name: "description", label: "Description" },
  { name: "image", label: "Image" },
  { name: "products", label: "Products", entry: "Product" },
  { name: "featured", label: "Featured" },
  { name: "slug", label: "URL" },
];

export const GUIDE_FORM = { name: "gift-guide", fields: FIELDS } as const;

export const GUIDE_KIND: EditorKind<GuideFormValues, GuideDetailJson> = {
  ...GUIDE_FORM,
  words: { ...editorWords("gift guide"), failedToSave: "Failed to save gift guide" },
  blank: BLANK_GUIDE,
  shape: GUIDE_SHAPE,
  schema: guideRevisionSchema,
  toValues: toGuideValues,
  // A picked product's own title, price and picture come with the guide, but are not part of it.
  comparable: (value, name) => (name === "products" ? savedPicks(value as readonly PickValue[]) : value),
  readable: (value, name) => (name === "products" ? readablePicks(value as readonly PickValue[]) : toReadable(value)),
};
