import { z } from "zod";
import type { App } from "../../app.ts";
import type { Account } from "../../core/accounts/account.ts";
import type { Product, ProductFilter, ProductId, Visibility } from "../../core/catalogue/product.ts";
import { productWarnings } from "../../core/catalogue/product-warnings.ts";
import { DomainError } from "../../core/errors/domain-error.ts";
import { refuseMissing } from "../../core/errors/refuse-missing.ts";
import { toProductJson, toSavedProductJson } from "../../wire/product-json.ts";
import {
  newProductSchema,
  productRevisionSchema,
  productSchema,
  savedProductSchema,
} from "../../wire/product-schema.ts";
import { answerPage, listQuery, toPageRequest } from "../listing.ts";
import { empty, json, stream } from "../reply.ts";
import { defineRoute, OWNERS, PUBLIC } from "../route.ts";

const onlyTrue = (name: string) =>
  z
    .literal("true", { error: `${name} can only be true; leave it out for all.` })
    .transform(() => true as const)
    .optional();

const visibility = z
  .literal("all", { error: "visibility can only be all." })
  .meta({ description: "Hidden products too; only with a bearer token." })
  .optional();

const productsQuery = listQuery.extend({
  featured: onlyTrue("featured"),
  trending: onlyTrue("trending"),
  category: z
    .string({ error: "category must be one name." })
    .max(1000, { error: "There is no such category." })
    .meta({ description: "A category's name." })
    .optional(),
  sort: z.literal("newest", { error: "sort can only be newest." }).optional(),
  visibility,
});

const listProducts = defineRoute({
  method: "GET",
  path: "/products",
  tag: "Products",
  summary: "Products, newest first. Without limit and cursor the whole list.",
  ...PUBLIC,
  auth: "optional",
  query: productsQuery,
  answer: { status: 200, schema: z.array(productSchema) },
  refusals: ["unauthenticated"],
  async handler({ app, caller, query, address }) {
    const filter = toFilter(query, toVisibility(query.visibility, caller.account));
    const request = toPageRequest(query);
    if (request !== undefined)
      return answerPage(await app.catalogue.listProducts(filter, request), toProductJson, address);
    const version = await app.catalogueVersion();
    return stream(present(app.catalogue.streamProducts(filter)), version);
  },
});

const findProduct = defineRoute({
  method: "GET",
  path: "/products/{key}",
  tag: "Products",
  summary: "One product, by its slug, an old slug of it, or its id.",
  ...PUBLIC,
  auth: "optional",
  query: z.object({ visibility }),
  answer: { status: 200, schema: productSchema },
  refusals: ["not-found", "unauthenticated"],
  async handler({ app, caller, params, query }) {
    const found = await app.catalogue.findProduct(params.key, toVisibility(query.visibility, caller.account));
    return json(toProductJson(refuseMissing(found, "product").product));
  },
});

const createProduct = defineRoute({
  method: "POST",
  path: "/products",
  tag: "Products",
  summary: "Adds a product.",
  ...OWNERS,
  body: newProductSchema,
  answer: { status: 201, schema: savedProductSchema },
  handler: async ({ app, body }) => answerSaved(app, await app.catalogue.createProduct(body)),
});

const reviseProduct = defineRoute({
  method: "PUT",
  path: "/products/{key}",
  tag: "Products",
  summary: "Replaces a product, by its id. With updated_at, only if nobody changed it since.",
  ...OWNERS,
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
  tag: "Products",
  summary: "Deletes a product for good, by its id.",
  ...OWNERS,
  answer: { status: 204 },
  refusals: ["not-found"],
  async handler({ app, params }) {
    await app.catalogue.removeProduct(params.key as ProductId);
    return empty;
  },
});

export const productRoutes = [listProducts, findProduct, createProduct, reviseProduct, removeProduct];

function toVisibility(asked: "all" | undefined, account: Account | undefined): Visibility {
  if (asked === undefined) return "public";
  if (account === undefined) throw new DomainError("unauthenticated", "Sign in to see hidden products.");
  return "all";
}

function toFilter(query: z.output<typeof productsQuery>, visible: Visibility): ProductFilter {
  const { featured, trending, category, q, id } = query;
  return {
    visibility: visible,
    featured,
    trending,
    category,
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
