import type { FieldErrors } from "react-hook-form";
import { expect, test } from "vitest";
import { dealKind } from "../exclusives/deal-kind.ts";
import { BLANK_DEAL } from "../exclusives/deal-values.ts";
import { giveawayKind } from "../giveaways/giveaway-kind.ts";
import { BLANK_GIVEAWAY } from "../giveaways/giveaway-values.ts";
import { schemaResolver } from "./schema-resolver.ts";

const GIVEAWAY_KIND = giveawayKind("Europe/Berlin");
const DEAL_KIND = dealKind({ timeZone: "Europe/Berlin", locale: "en-US", currency: "USD" });

const checkGiveaway = schemaResolver(GIVEAWAY_KIND.schema, GIVEAWAY_KIND.crossFieldRules);
const checkDeal = schemaResolver(DEAL_KIND.schema, DEAL_KIND.crossFieldRules);

/** What `handleSubmit` passes. */
const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

const messagesIn = (errors: FieldErrors) =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));

test("a giveaway without a title is told about its dates, too", async () => {
  const values = { ...BLANK_GIVEAWAY, prize: "A rig", start_date: "2030-02-02", end_date: "2030-02-01" };
  const { errors } = await checkGiveaway(values, undefined, OPTIONS);
  expect(messagesIn(errors)).toEqual({
    title: "Title is required.",
    end_date: "The end date is before the start date.",
  });
});

test("a deal without a title is told about its prices, too", async () => {
  const prices = { exclusive_price: "$20", original_price: "$10", affiliate_link: "https://merchant.example/rig" };
  const { errors } = await checkDeal({ ...BLANK_DEAL, ...prices }, undefined, OPTIONS);
  expect(messagesIn(errors)).toEqual({
    title: "Title is required.",
    exclusive_price: "The exclusive price must be lower than the original price.",
  });
});

test("a rule about several fields waits until each is right by itself", async () => {
  const dates = { start_date: "", end_date: "2030-02-01" };
  const { errors } = await checkGiveaway({ ...BLANK_GIVEAWAY, ...dates }, undefined, OPTIONS);
  expect(messagesIn(errors)).toMatchObject({ start_date: "Start date is required." });
  expect(errors).not.toHaveProperty("end_date");
  const { errors: ofDeal } = await checkDeal({ ...BLANK_DEAL, exclusive_price: "$20" }, undefined, OPTIONS);
  expect(messagesIn(ofDeal)).toMatchObject({ original_price: "Original price is required." });
  expect(ofDeal).not.toHaveProperty("discount_percentage");
});
