import { describe, expect, test } from "vitest";
import type { ProductJson } from "../../../wire/product-json.ts";
import { BLANK_PRODUCT, toFormValues, toProductBody, withEntriesAdded, withImage, withTags } from "./product-values.ts";

const HAT: ProductJson = {
  id: "1",
  slug: "beer-hat",
  title: "Beer hat",
  description: "Two cans, one head.",
  long_description: "",
  price: "$19.99",
  price_amount: "19.99",
  price_upper_amount: null,
  price_currency: "USD",
  category: "Party",
  images: ["https://cdn.example.com/a.jpg"],
  tags: ["hat"],
  featured: true,
  hidden: true,
  trending: false,
  affiliate_link: "https://amzn.to/3xYzAbC",
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-02T00:00:00.000Z",
};

describe("the form's values", () => {
  test("of a product hold exactly what its owner decides", () => {
    expect(toProductBody(toFormValues(HAT), HAT.slug)).toEqual({
      title: "Beer hat",
      description: "Two cans, one head.",
      long_description: "",
      price: "$19.99",
      category: "Party",
      images: ["https://cdn.example.com/a.jpg"],
      tags: ["hat"],
      featured: true,
      trending: false,
      hidden: true,
      affiliate_link: "https://amzn.to/3xYzAbC",
    });
  });

  test("carry the slug only where it was changed", () => {
    expect(toProductBody({ ...toFormValues(HAT), slug: " hat " }, HAT.slug)).toMatchObject({ slug: "hat" });
    expect(toProductBody({ ...toFormValues(HAT), slug: "" }, HAT.slug)).not.toHaveProperty("slug");
    expect(toProductBody(BLANK_PRODUCT)).not.toHaveProperty("slug");
  });

  test("share no list with the product they came from", () => {
    toFormValues(HAT).images.push("https://cdn.example.com/b.jpg");

    expect(HAT.images).toHaveLength(1);
  });
});

describe("a tag", () => {
  test("is trimmed before it is added", () => {
    expect(withTags(["hat"], "  funny \u200b")).toEqual(["hat", "funny"]);
  });

  test("that is blank is not added", () => {
    expect(withTags(["hat"], " \u200b ")).toEqual(["hat"]);
  });

  test("that is already there is not added again", () => {
    expect(withTags(["hat"], " hat ")).toEqual(["hat"]);
  });
});

test("a typed list of tags is added tag by tag", () => {
  expect(withTags(["hat", "birds, gift"], "birds, gift, hat, funny")).toEqual([
    "hat",
    "birds, gift",
    "birds",
    "gift",
    "funny",
  ]);
});

describe("a picture", () => {
  test("is added under its trimmed address", () => {
    expect(withImage([], "  https://cdn.example.com/a b.jpg ")).toEqual(["https://cdn.example.com/a b.jpg"]);
  });

  test("with a blank address is not added", () => {
    expect(withImage([], "   ")).toEqual([]);
  });
});

describe("saving", () => {
  test("adds what still stands in the two boxes", () => {
    const values = { ...BLANK_PRODUCT, image_entry: "https://cdn.example.com/a.jpg", tag_entry: "funny" };

    expect(withEntriesAdded(values)).toEqual({
      ...BLANK_PRODUCT,
      images: ["https://cdn.example.com/a.jpg"],
      tags: ["funny"],
    });
  });

  test("splits lists that are still in the two boxes", () => {
    const values = { ...BLANK_PRODUCT, image_entry: "/demo/a.webp https://x.example/b.jpg", tag_entry: "funny; odd" };

    expect(withEntriesAdded(values)).toMatchObject({
      images: ["/demo/a.webp", "https://x.example/b.jpg"],
      tags: ["funny", "odd"],
    });
  });
});
