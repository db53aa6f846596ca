import { expect, test } from "vitest";
import { priceBandLabel } from "./price-band-label.ts";

test.each([
  [{ below: 25 }, "Under $25"],
  [{ from: 0, below: 25 }, "$0–$25"],
  [{ from: 25, below: 1050 }, "$25–$1,050"],
  [{ from: 60 }, "$60 and up"],
])("a band of %j reads %j", (band, label) => {
  expect(priceBandLabel(band, { currency: "USD", locale: "en-US" })).toBe(label);
});
