import type { ProductBody } from "../api/products-api.ts";
import { controlIdOf as controlIdIn, labelOf as labelIn } from "../editor/editor-fields.ts";
import type { EditorField } from "../editor/editor-kind.ts";

export type ProductField = keyof ProductBody;

/** The form's fields in their order, with the specification's labels; one that is forgotten does not compile. */
const FIELDS: Readonly<Record<ProductField, Omit<EditorField, "name">>> = {
  title: { label: "Product Title" },
  description: { label: "Short Description" },
  long_description: { label: "Long Description" },
  price: { label: "Price" },
  affiliate_link: { label: "Amazon Affiliate Link" },
  category: { label: "Category" },
  images: { label: "Product Images", entry: "Image" },
  tags: { label: "Tags", entry: "Tag" },
  featured: { label: "Featured Product" },
  trending: { label: "Trending Product" },
  hidden: { label: "Hidden" },
  slug: { label: "URL" },
};

const NAMED_FIELDS: readonly EditorField[] = Object.entries(FIELDS).map(([name, field]) => ({ name, ...field }));

export const PRODUCT_FORM = { name: "product", fields: NAMED_FIELDS } as const;

export const labelOf = (name: ProductField): string => labelIn(PRODUCT_FORM, name);

export const controlIdOf = (name: ProductField): string => controlIdIn(PRODUCT_FORM, name);
