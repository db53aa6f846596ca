import type { SettingsStore } from "../../core/settings/settings-store.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../core/settings/settings.ts";
import type { Clock } from "../../core/time/clock.ts";
import type { ShopDatabase } from "../schema.ts";

export function createSettingsStore(db: ShopDatabase, clock: Clock): SettingsStore {
  return {
    async read() {
      const rows = await db.selectFrom("settings").select(["key", "value"]).execute();
      const known = rows.flatMap(({ key, value }) => {
        const setting: unknown = JSON.parse(value);
        return isSettingKey(key) && typeof setting === "string" ? [[key, setting]] : [];
      });
      return Object.fromEntries(known) as Partial<Settings>;
    },

    async save(changes) {
      const rows = Object.entries(changes)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => ({ key, value: JSON.stringify(value), updated_at: clock.now() }));
      if (rows.length === 0) return;
      await db
        .insertInto("settings")
        .values(rows)
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet(({ ref }) => ({
            value: ref("excluded.value"),
            updated_at: ref("excluded.updated_at"),
          })),
        )
        .execute();
    },

    async forget(keys) {
      if (keys.length === 0) return;
      await db.deleteFrom("settings").where("key", "in", keys).execute();
    },
  };
}

function isSettingKey(key: string): key is keyof Settings {
  return Object.hasOwn(DEFAULT_SETTINGS, key);
}
