import { z } from "zod";
import { describes } from "./agreement.ts";
import type { StatsJson } from "./stats-json.ts";

const count = z.int().min(0);

export const statsSchema = describes<StatsJson>()(
  z
    .object({
      total: count,
      featured: count,
      trending: count,
      categories: count,
      hidden: count,
      without_picture: count,
      without_amount: count,
      deleted_category: count,
    })
    .meta({ id: "Stats" }),
);
