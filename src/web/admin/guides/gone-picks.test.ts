import { expect, test } from "vitest";
import { goneSentence } from "./gone-picks.ts";

const pick = (title: string) => ({ product_id: title, blurb: "", title, price: "", image: "", hidden: false });

test("a deleted product is named", () => {
  expect(goneSentence([pick("Beer hat")])).toBe(
    "“Beer hat” was deleted meanwhile and is taken out of this guide. Save again to keep the rest.",
  );
});

test("several are named in one sentence", () => {
  expect(goneSentence([pick("Hat"), pick("Mug"), pick("Rig")])).toBe(
    "“Hat”, “Mug”, and “Rig” were deleted meanwhile and are taken out of this guide. Save again to keep the rest.",
  );
});
