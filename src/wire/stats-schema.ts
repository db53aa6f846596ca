import { z } from "zod";
import { type Agrees, agree } from "./agreement.ts";
import type { StatsJson } from "./stats-json.ts";

const count = z.int().min(0);

export const statsSchema = z.object({ total: count, featured: count, trending: count, categories: count }).meta({ id: "Stats" });
agree<Agrees<typeof statsSchema, StatsJson>>();
