import { z } from "zod";
import { richTextSchema } from "../core/shop-pages/rich-text-schema.ts";
import { describes } from "./agreement.ts";
import { instantSchema } from "./instant-schema.ts";
import type { ShopPageDraftJson, ShopPageJson } from "./shop-page-json.ts";

const richText = richTextSchema.meta({ id: "RichText", description: "ProseMirror's JSON; a closed set of nodes." });

export const shopPageSchema = describes<ShopPageJson>()(
  z
    .object({
      key: z.string(),
      title: z.string(),
      stated: richText,
      body: richText,
      updated_at: instantSchema.nullable().meta({ description: "null while the default words stand there" }),
    })
    .meta({ id: "ShopPage" }),
);

export const shopPageDraftSchema = describes<ShopPageDraftJson>()(
  shopPageSchema.extend({ default_body: richText }).meta({ id: "ShopPageDraft" }),
);

const NO_TOKEN = "updated_at must be the one that came with the page: null or such as 2025-01-05T18:00:00.000Z.";

/** `PUT /pages/{key}` */
export const shopPageRevisionSchema = z
  .object({
    body: richTextSchema.nullable().meta({ description: "null lets the default words stand again" }),
    updated_at: z
      .string({ error: NO_TOKEN })
      .meta({ format: "date-time" })
      .refine((text) => /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)), { error: NO_TOKEN })
      .transform((text) => Date.parse(text))
      .nullable()
      .meta({ description: "Of the page that this change started from; another one there now answers 409." })
      .optional(),
  })
  .transform(({ body, updated_at: basedOn }) => ({ body, basedOn }))
  .meta({ id: "ShopPageRevision" });
