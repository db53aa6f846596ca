import { z } from "zod";
import {
  BULK_FLAGS,
  BULK_STATES,
  type BulkDeed,
  type BulkSelection,
  MAX_CHOSEN,
} from "../core/catalogue/bulk/bulk-change.ts";
import type { ProductId } from "../core/catalogue/product.ts";
import { PRODUCT_LIMITS } from "../core/catalogue/product-rules.ts";
import { boundedList } from "../core/fields/bounded-list.ts";
import { productFields } from "../core/catalogue/product-schema.ts";
import { describes } from "./agreement.ts";
import type { BulkChangeJson, BulkPreviewJson, BulkReportJson } from "./bulk-change-json.ts";
import { idSchema, instantSchema } from "./instant-schema.ts";

const categoryDeed = z.object({ kind: z.literal("category"), category: z.string() });
const tagsDeed = z.object({ kind: z.literal("tags"), add: z.array(z.string()), remove: z.array(z.string()) });
const flagDeed = z.object({ kind: z.literal("flag"), flag: z.enum(BULK_FLAGS), value: z.boolean() });
const deleteDeed = z.object({ kind: z.literal("delete") });

const deedSchema = z.union([categoryDeed, tagsDeed, flagDeed, deleteDeed]).meta({ id: "BulkDeed" });

const count = z.int().min(0);

export const bulkChangeSchema = describes<BulkChangeJson>()(
  z
    .object({
      id: idSchema,
      deed: deedSchema,
      state: z.enum(BULK_STATES),
      started_by: z.string().nullable(),
      total: count.meta({ description: "How many products were chosen." }),
      seen: count.meta({ description: "How many of them were looked at so far." }),
      changed: count,
      refused: count.meta({ description: "Products that a rule kept as they are." }),
      restored: count.meta({ description: "Products that the undo brought back." }),
      kept: count.meta({ description: "Products that the undo left alone, because somebody changed them since." }),
      failure: z.string().nullable(),
      created_at: instantSchema,
      updated_at: instantSchema,
    })
    .meta({ id: "BulkChange" }),
);

export const bulkReportSchema = describes<BulkReportJson>()(
  bulkChangeSchema
    .extend({ problems: z.array(z.object({ product_id: idSchema, title: z.string(), reason: z.string() })) })
    .meta({ id: "BulkReport" }),
);

export const bulkPreviewSchema = describes<BulkPreviewJson>()(
  z.object({ chosen: count, changing: count, refused: count }).meta({ id: "BulkPreview" }),
);

/** What is wrong with a request that names no deed we know. */
const NO_DEED = "deed must be of the kind category, tags, flag or delete.";

const wantedDeed = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("category"), category: productFields.category }),
    z
      .object({ kind: z.literal("tags"), add: productFields.tags, remove: productFields.tags })
      .refine(({ add, remove }) => add.length + remove.length > 0, { error: "Name a tag to add or to remove." })
      .refine(({ add, remove }) => !add.some((tag) => remove.includes(tag)), {
        error: "A tag cannot be added and removed at once.",
      }),
    z.object({
      kind: z.literal("flag"),
      flag: z.enum(BULK_FLAGS, { error: `flag must be one of ${BULK_FLAGS.join(", ")}.` }),
      value: z.boolean({ error: "value must be true or false." }),
    }),
    z.object({ kind: z.literal("delete") }),
  ],
  { error: NO_DEED },
) satisfies z.ZodType<BulkDeed>;

const onlyTrue = (name: string) =>
  z.literal(true, { error: `${name} can only be true. Leave it out to list everything.` }).optional();

/**
 * The conditions of `GET /products?visibility=all`, without its order, its pages and its prices. Strict, since a condition
 * that nobody knows must not make the change reach further than its sender meant.
 */
const wantedQuery = z
  .strictObject({
    q: z.string({ error: "q must be one text." }).max(200, { error: "q may have at most 200 characters." }).optional(),
    category: z
      .string({ error: "category must be one name." })
      .max(PRODUCT_LIMITS.category * 10)
      .optional(),
    featured: onlyTrue("featured"),
    trending: onlyTrue("trending"),
    hidden: onlyTrue("hidden"),
    without_picture: onlyTrue("without_picture"),
    without_amount: onlyTrue("without_amount"),
    deleted_category: onlyTrue("deleted_category"),
  })
  .transform(({ q, without_picture, without_amount, deleted_category, ...flags }) => ({
    ...flags,
    visibility: "all" as const,
    q: q === "" ? undefined : q,
    withoutPicture: without_picture,
    withoutAmount: without_amount,
    inDeletedCategory: deleted_category,
  }));

const NO_SELECTION =
  "selection must hold either ids or a query, and a query nothing but conditions that are known here.";

const namedProducts = boundedList(idSchema, {
  max: MAX_CHOSEN,
  error: NO_SELECTION,
  tooLong: `At most ${MAX_CHOSEN} products can be named one by one.`,
  // A union reports the one alternative that was not aborted.
  abort: false,
});

const wantedSelection = z
  .union(
    [
      z.strictObject({ ids: namedProducts.min(1, { error: "Choose at least one product." }).transform(onceEach) }),
      z.strictObject({ query: wantedQuery, except: namedProducts.transform(onceEach).optional() }),
    ],
    { error: NO_SELECTION },
  )
  .transform((wanted): BulkSelection =>
    "ids" in wanted ? { kind: "ids", ids: wanted.ids } : { kind: "query", query: wanted.query, except: wanted.except },
  );

function onceEach(ids: readonly string[]): readonly ProductId[] {
  return [...new Set(ids)] as ProductId[];
}

/** `POST /bulk-changes` */
export const newBulkChangeSchema = z
  .object({ selection: wantedSelection, deed: wantedDeed })
  .meta({ id: "NewBulkChange" });

/** `POST /bulk-previews`: without a deed it counts the selection alone. */
export const bulkPreviewRequestSchema = z
  .object({ selection: wantedSelection, deed: wantedDeed.optional() })
  .meta({ id: "BulkPreviewRequest" });
