import { z } from "zod";
import type { App } from "../../app.ts";
import type { Account } from "../../core/accounts/account.ts";
import { productListTag, productTag } from "../../core/catalogue/catalogue-tags.ts";
import type { Product, ProductId, Visibility } from "../../core/catalogue/product.ts";
import { PRODUCT_SORTS } from "../../core/catalogue/product-order.ts";
import type { ProductQuery } from "../../core/catalogue/product-query.ts";
import { productWarnings } from "../../core/catalogue/product-warnings.ts";
import { DomainError } from "../../core/errors/domain-error.ts";
import { refuseMissing } from "../../core/errors/refuse-missing.ts";
import { toProductJson, toSavedProductJson } from "../../wire/product-json.ts";
import {
  newProductSchema,
  productRevisionSchema,
  productSchema,
  savedProductSchema,
  visibilitySchema,
} from "../../wire/product-schema.ts";
import { answerPage, listQuery, onlyTrue, toPageRequest } from "../listing.ts";
import { empty, json, stream } from "../reply.ts";
import { CREATES, defineRoute, EDITORS, PUBLIC } from "../route.ts";

/** A decimal number such as 19.99, in thousandths. */
const amount = (name: string) =>
  z
    .string({ error: `${name} must be one number such as 20 or 19.99.` })
    .regex(/^\d{1,9}(?:\.\d{1,3})?$/, { error: `${name} must be a number such as 20 or 19.99.` })
    .transform((text) => Math.round(Number(text) * 1000))
    .optional();

const visibility = z
  .literal("all", { error: "visibility can only be all." })
  .meta({ description: "Hidden products too; only with a bearer token." })
  .optional();

const productsQuery = listQuery.extend({
  q: listQuery.shape.q.meta({
    description:
      "Part of the title, ignoring case and accents. With visibility=all, also a slug or the URL of a product's page, an " +
      "ASIN, or part of an affiliate link (searched in the newest 100,000 products).",
  }),
  featured: onlyTrue("featured", "Only featured products."),
  trending: onlyTrue("trending", "Only trending products."),
  category: z
    .string({ error: "category must be one name." })
    .max(1000, { error: "There is no such category." })
    .meta({ description: "A category's name." })
    .optional(),
  sort: z
    .enum(PRODUCT_SORTS, { error: `sort can only be one of ${PRODUCT_SORTS.join(", ")}.` })
    .meta({ description: "newest by default. By price, what names no amount in the shop's currency comes last." })
    .optional(),
  price_from: amount("price_from").meta({ description: "In the shop's currency; this amount is among them." }),
  price_below: amount("price_below").meta({ description: "In the shop's currency; this amount is not among them." }),
  without_picture: onlyTrue("without_picture", "Only products without an image."),
  without_amount: onlyTrue("without_amount", "Only products whose price contains no readable amount."),
  deleted_category: onlyTrue("deleted_category", "Only products in a deleted category."),
  hidden: onlyTrue("hidden", "Only hidden products. Requires visibility=all."),
  visibility,
});

const listProducts = defineRoute({
  method: "GET",
  path: "/products",
  operationId: "listProducts",
  tag: "Products",
  summary: "Products, newest first or as sort says. Without limit and cursor the whole list.",
  ...PUBLIC,
  auth: "optional",
  query: productsQuery,
  answer: { status: 200, schema: z.array(productSchema) },
  refusals: ["unauthenticated"],
  async handler({ app, caller, query, address, reading }) {
    reading.tag(productListTag(query));
    if (query.deleted_category) reading.tag("categories");
    const wanted = toProductQuery(query, toVisibility(query.visibility, caller.account));
    const request = toPageRequest(query);
    if (request !== undefined)
      return answerPage(await app.catalogue.listProducts(wanted, request), toProductJson, address);
    const version = await app.catalogueVersion();
    return stream(present(app.catalogue.streamProducts(wanted)), version);
  },
});

const findProduct = defineRoute({
  method: "GET",
  path: "/products/{key}",
  operationId: "getProduct",
  tag: "Products",
  summary: "One product, by its slug, an old slug of it, or its id.",
  ...PUBLIC,
  auth: "optional",
  query: z.object({ visibility }),
  answer: { status: 200, schema: productSchema },
  refusals: ["not-found", "unauthenticated"],
  async handler({ app, caller, params, query, reading }) {
    const found = await app.catalogue.findProduct(params.key, toVisibility(query.visibility, caller.account));
    const { product } = refuseMissing(found, "product");
    reading.tag(productTag(product.id));
    return json(toProductJson(product));
  },
});

const createProduct = defineRoute({
  method: "POST",
  path: "/products",
  operationId: "createProduct",
  tag: "Products",
  summary: "Adds a product.",
  ...CREATES,
  body: newProductSchema,
  answer: { status: 201, schema: savedProductSchema },
  handler: async ({ app, body }) => answerSaved(app, await app.catalogue.createProduct(body)),
});

const reviseProduct = defineRoute({
  method: "PUT",
  path: "/products/{key}",
  operationId: "updateProduct",
  tag: "Products",
  summary: "Replaces a product, by its id. With updated_at, only if nobody changed it since.",
  ...EDITORS,
  body: productRevisionSchema,
  answer: { status: 200, schema: savedProductSchema },
  refusals: ["not-found"],
  conflict: { schema: productSchema, present: toProductJson },
  async handler({ app, params, body }) {
    return answerSaved(app, await app.catalogue.reviseProduct({ id: params.key as ProductId, ...body }));
  },
});

const removeProduct = defineRoute({
  method: "DELETE",
  path: "/products/{key}",
  operationId: "deleteProduct",
  tag: "Products",
  summary: "Moves a product to the trash, by its id.",
  ...EDITORS,
  answer: { status: 204 },
  refusals: ["not-found"],
  async handler({ app, params }) {
    await app.catalogue.removeProduct(params.key as ProductId);
    return empty;
  },
});

const setVisibility = defineRoute({
  method: "PUT",
  path: "/products/{key}/visibility",
  operationId: "setProductVisibility",
  tag: "Products",
  summary: "Hides a product from the public or shows it again, by its id.",
  ...EDITORS,
  body: visibilitySchema,
  answer: { status: 200, schema: productSchema },
  refusals: ["not-found"],
  async handler({ app, params, body }) {
    return json(toProductJson(await app.catalogue.setVisibility({ id: params.key as ProductId, ...body })));
  },
});

export const productRoutes = [listProducts, findProduct, createProduct, reviseProduct, removeProduct, setVisibility];

function toVisibility(asked: "all" | undefined, account: Account | undefined): Visibility {
  if (asked === undefined) return "public";
  if (account === undefined) throw new DomainError("unauthenticated", "Sign in to see hidden products.");
  return "all";
}

function toProductQuery(query: z.output<typeof productsQuery>, visible: Visibility): ProductQuery {
  const { featured, trending, category, hidden, sort, q, id } = query;
  return {
    visibility: visible,
    featured,
    trending,
    category,
    hidden,
    sort,
    withoutPicture: query.without_picture,
    withoutAmount: query.without_amount,
    inDeletedCategory: query.deleted_category,
    priceFrom: query.price_from,
    priceBelow: query.price_below,
    q: q === "" ? undefined : q,
    id: id as ProductId | undefined,
  };
}

async function answerSaved(app: App, product: Product) {
  return json(toSavedProductJson(product, productWarnings(product, await app.settings.readSettings())));
}

async function* present(products: AsyncIterable<Product>) {
  for await (const product of products) yield toProductJson(product);
}
