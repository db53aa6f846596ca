import { z } from "zod";
import { describes } from "./agreement.ts";
import type { PriceChoiceJson } from "./price-choice-json.ts";

export const priceChoiceSchema = describes<PriceChoiceJson>()(
  z
    .object({ price_from: z.string().nullable(), price_below: z.string().nullable(), label: z.string() })
    .meta({ id: "PriceChoice" }),
);
