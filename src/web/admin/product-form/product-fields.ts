import type { ProductBody } from "../api/products-api.ts";

export type ProductField = keyof ProductBody;

/** The form's fields in their order, with the specification's labels. */
export const PRODUCT_FIELDS: readonly { readonly name: ProductField; readonly label: string }[] = [
  { name: "title", label: "Product Title" },
  { name: "description", label: "Short Description" },
  { name: "long_description", label: "Long Description" },
  { name: "price", label: "Price" },
  { name: "affiliate_link", label: "Amazon Affiliate Link" },
  { name: "category", label: "Category" },
  { name: "images", label: "Product Images" },
  { name: "tags", label: "Tags" },
  { name: "featured", label: "Featured Product" },
  { name: "trending", label: "Trending Product" },
];

export function labelOf(name: ProductField): string {
  return PRODUCT_FIELDS.find((field) => field.name === name)?.label ?? name;
}

/** The field that an API error means: `images.2` and `images[2]` are at the pictures. */
export function fieldOf(path: string): ProductField | undefined {
  const [head] = path.split(/[.[]/, 1);
  return PRODUCT_FIELDS.find((field) => field.name === head)?.name;
}

/** The id of the control that a label, an error and a link in the error summary point to. */
export const controlIdOf = (name: ProductField): string => `product-${name.replaceAll("_", "-")}`;
