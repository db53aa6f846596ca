import { z } from "zod";
import type { CategoryId } from "../../core/catalogue/category.ts";
import { refuseMissing } from "../../core/errors/refuse-missing.ts";
import { toCategoryJson, toCategoryUseJson } from "../../wire/category-json.ts";
import {
  categoryRevisionSchema,
  categorySchema,
  categoryUseSchema,
  newCategorySchema,
} from "../../wire/category-schema.ts";
import { answerShortList, listQuery } from "../listing.ts";
import { empty, json } from "../reply.ts";
import { CREATES, defineRoute, EDITORS, PUBLIC } from "../route.ts";

const listCategories = defineRoute({
  method: "GET",
  path: "/categories",
  operationId: "listCategories",
  tag: "Categories",
  summary: "Categories by name. With a bearer token each has its product_count.",
  ...PUBLIC,
  auth: "optional",
  query: listQuery,
  answer: { status: 200, schema: z.array(z.union([categoryUseSchema, categorySchema])) },
  async handler({ app, caller, query, address, reading }) {
    reading.tag("categories");
    if (caller.account === undefined) {
      const items = await app.catalogue.listCategories();
      return answerShortList({ items, query, address, toListed: (category) => category, present: toCategoryJson });
    }
    const items = await app.catalogue.listCategoriesWithUse();
    return answerShortList({ items, query, address, toListed: ({ category }) => category, present: toCategoryUseJson });
  },
});

const findCategory = defineRoute({
  method: "GET",
  path: "/categories/{id}",
  operationId: "getCategory",
  params: { id: "The slug, a former slug, or the id." },
  tag: "Categories",
  summary: "One category, by its slug, a former slug, or its id.",
  ...PUBLIC,
  answer: { status: 200, schema: categorySchema },
  refusals: ["not-found"],
  async handler({ app, params, reading }) {
    reading.tag("categories");
    return json(toCategoryJson(refuseMissing(await app.catalogue.findCategory(params.id), "category")));
  },
});

const addCategory = defineRoute({
  method: "POST",
  path: "/categories",
  operationId: "createCategory",
  tag: "Categories",
  summary: "Adds a category, or brings a deleted one of the same name back with its products.",
  ...CREATES,
  body: newCategorySchema,
  answer: { status: 201, schema: categorySchema },
  conflict: { schema: categorySchema, present: toCategoryJson },
  handler: async ({ app, body }) => json(toCategoryJson(await app.catalogue.addCategory(body))),
});

const reviseCategory = defineRoute({
  method: "PUT",
  path: "/categories/{id}",
  operationId: "updateCategory",
  tag: "Categories",
  summary: "Renames a category or changes its description or slug. Old slugs redirect.",
  ...EDITORS,
  body: categoryRevisionSchema,
  answer: { status: 200, schema: categorySchema },
  refusals: ["not-found"],
  conflict: { schema: categorySchema, present: toCategoryJson },
  async handler({ app, params, body }) {
    return json(toCategoryJson(await app.catalogue.reviseCategory({ id: params.id as CategoryId, ...body })));
  },
});

const retireCategory = defineRoute({
  method: "DELETE",
  path: "/categories/{id}",
  operationId: "deleteCategory",
  tag: "Categories",
  summary: "Deletes a category. Products in it keep showing its name.",
  ...EDITORS,
  answer: { status: 204 },
  refusals: ["not-found"],
  async handler({ app, params }) {
    await app.catalogue.retireCategory(params.id as CategoryId);
    return empty;
  },
});

export const categoryRoutes = [listCategories, findCategory, addCategory, reviseCategory, retireCategory];
