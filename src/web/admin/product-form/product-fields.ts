import type { ProductBody } from "../api/products-api.ts";
import { controlIdOf as controlIdIn, labelOf as labelIn } from "../editor/editor-fields.ts";
import type { EditorField } from "../editor/editor-kind.ts";

export type ProductField = keyof ProductBody;

/** The form's fields in their order, with the specification's labels. */
const FIELDS: readonly (EditorField & { readonly name: ProductField })[] = [
  { name: "title", label: "Product Title" },
  { name: "description", label: "Short Description" },
  { name: "long_description", label: "Long Description" },
  { name: "price", label: "Price" },
  { name: "affiliate_link", label: "Amazon Affiliate Link" },
  { name: "category", label: "Category" },
  { name: "images", label: "Product Images", entry: "Image" },
  { name: "tags", label: "Tags", entry: "Tag" },
  { name: "featured", label: "Featured Product" },
  { name: "trending", label: "Trending Product" },
];

export const PRODUCT_FORM = { name: "product", fields: FIELDS } as const;

export const labelOf = (name: ProductField): string => labelIn(PRODUCT_FORM, name);

export const controlIdOf = (name: ProductField): string => controlIdIn(PRODUCT_FORM, name);
