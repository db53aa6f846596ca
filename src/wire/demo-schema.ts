import { z } from "zod";
import { describes } from "./agreement.ts";
import type { DemoJson } from "./demo-json.ts";

const count = z.int().min(0);

export const demoSchema = describes<DemoJson>()(
  z.object({ products: count, gift_guides: count, giveaways: count, exclusives: count }).meta({ id: "Demo" }),
);
