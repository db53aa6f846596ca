import { describe, expect, test } from "vitest";
import { BLANK_GUIDE, readablePicks, toGuideBody } from "./guide-values.ts";

const HAT = { product_id: "p1", blurb: "Wear it.", title: "Beer hat", price: "$10", image: "", hidden: false };
const MUG = { product_id: "p2", blurb: "", title: "Mug", price: "$5", image: "", hidden: false };

test("of a picked product only its id and the owner's words are sent, in their order", () => {
  expect(toGuideBody({ ...BLANK_GUIDE, products: [MUG, HAT] }).products).toEqual([
    { product_id: "p2", blurb: "" },
    { product_id: "p1", blurb: "Wear it." },
  ]);
});

describe("the products of a guide in words", () => {
  test("are numbered, with what the owner says of them", () => {
    expect(readablePicks([HAT, MUG])).toBe("1. Beer hat: Wear it.\n2. Mug");
  });

  test("say so when there are none", () => {
    expect(readablePicks([])).toBe("(none)");
  });
});
