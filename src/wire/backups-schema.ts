import { z } from "zod";
import { describes } from "./agreement.ts";
import type { BackupsJson } from "./backups-json.ts";

const instant = z.iso.datetime();

const backup = z.object({
  name: z.string(),
  kind: z.enum(["regular", "before-migration"]),
  made_at: instant,
  bytes: z.int().min(0),
});

export const backupsSchema = describes<BackupsJson>()(
  z
    .object({
      kept_by: z.enum(["shop", "database"]),
      backups: z.array(backup),
      is_stale: z.boolean(),
      running: z
        .object({ phase: z.enum(["waiting", "copying", "verifying"]), share: z.number().min(0).max(1) })
        .nullable(),
      failure: z.object({ at: instant, detail: z.string() }).nullable(),
    })
    .meta({ id: "Backups" }),
);
