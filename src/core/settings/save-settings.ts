import { recordAct } from "../audit/record-act.ts";
import { rereadPrices } from "../catalogue/reread-prices.ts";
import type { CoreContext } from "../core-context.ts";
import { DomainError, refuseField } from "../errors/domain-error.ts";
import type { Stores } from "../storage.ts";
import { settingsIn } from "./read-settings.ts";
import { SETTING_LABELS, unusableReason } from "./setting-rules.ts";
import { DEFAULT_SETTINGS, type SettingKey, type Settings } from "./settings.ts";

/** Only what is to change; null lets the default stand again. */
export type SettingChanges = { readonly [Key in SettingKey]?: string | null | undefined };

/** The values that the changes started from, of those settings that must not have changed since. */
export type SeenSettings = { readonly [Key in SettingKey]?: string | undefined };

/**
 * Changes some settings and answers all of them. A new currency or locale reads the stored prices anew before it
 * answers. Each setting is its own conflict token: two owners who change different ones do not meet.
 * Throws DomainError "invalid" for a zone, locale or currency that does not exist, and "conflict" (with all current
 * settings) where a setting no longer has the value that was seen.
 */
export async function saveSettings(
  context: CoreContext,
  changes: SettingChanges,
  seen: SeenSettings = {},
): Promise<Settings> {
  const wanted = wantedValues(changes);
  for (const [key, value] of wanted) {
    const reason = unusableReason(key, value);
    if (reason !== undefined) throw refuseField(key, reason);
  }
  const settings = await context.storage.publish(async (stores) => {
    const before = await settingsIn(stores.settings);
    const different = wanted.filter(([key, value]) => before[key] !== value);
    refuseOverwritten(different, before, seen);
    await keep(stores, different);
    for (const [key, value] of different) await recordSetting(context, stores, { key, before: before[key], value });
    return settingsIn(stores.settings);
  });
  await rereadPrices(context);
  return settings;
}

type WantedValue = readonly [key: SettingKey, value: string];

const SETTING_KEYS = Object.keys(DEFAULT_SETTINGS) as SettingKey[];

function wantedValues(changes: SettingChanges): readonly WantedValue[] {
  return SETTING_KEYS.flatMap((key) => {
    const value = changes[key];
    return value === undefined ? [] : [[key, value ?? DEFAULT_SETTINGS[key]] as const];
  });
}

function refuseOverwritten(different: readonly WantedValue[], current: Settings, seen: SeenSettings): void {
  const stale = different.map(([key]) => key).filter((key) => seen[key] !== undefined && seen[key] !== current[key]);
  if (stale.length === 0) return;
  const errors = stale.map((field) => ({
    field,
    message: `Somebody else changed "${SETTING_LABELS[field]}" in the meantime.`,
  }));
  throw new DomainError("conflict", errors.map(({ message }) => message).join(" "), { current, errors });
}

/** What equals its default is not kept: a default that a later version words better then comes through. */
async function keep({ settings }: Stores, values: readonly WantedValue[]): Promise<void> {
  const isDefault = ([key, value]: WantedValue): boolean => value === DEFAULT_SETTINGS[key];
  await settings.save(Object.fromEntries(values.filter((value) => !isDefault(value))));
  await settings.forget(values.filter(isDefault).map(([key]) => key));
}

interface ChangedSetting {
  readonly key: SettingKey;
  readonly before: string;
  readonly value: string;
}

async function recordSetting(context: CoreContext, stores: Stores, { key, before, value }: ChangedSetting) {
  await recordAct(context, stores, {
    deed: "revise",
    subject: { kind: "setting", id: key, name: SETTING_LABELS[key] },
    before: { value: before },
    after: { value },
  });
}
