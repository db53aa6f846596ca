import { expect, test } from "vitest";
import { messageAt, summaryOf } from "./field-errors.ts";

const KIND = {
  name: "product",
  fields: [
    { name: "title", label: "Product Title" },
    { name: "price", label: "Price" },
    { name: "images", label: "Product Images", entry: "Image" },
    { name: "tags", label: "Tags", entry: "Tag" },
  ],
};

const error = (message: string) => ({ type: "custom", message });

test("a field without fault has no sentence", () => {
  expect(messageAt(KIND, {}, "title")).toBeUndefined();
  expect(messageAt(KIND, { images: [] }, "images")).toBeUndefined();
});

test("a fault of one picture says which one", () => {
  const images = [];
  images[1] = error("This is a video.");

  expect(messageAt(KIND, { images }, "images")).toBe("Image 2: This is a video.");
});

test("a fault within an entry says which entry", () => {
  const images = [];
  images[2] = { address: error("This is a video.") };

  expect(messageAt(KIND, { images }, "images")).toBe("Image 3: This is a video.");
});

test("a fault of a whole list stands as it is", () => {
  const errors = { tags: error("There may be at most 50 tags.") };

  expect(messageAt(KIND, errors, "tags")).toBe("There may be at most 50 tags.");
});

test("the summary follows the form's order and leads to the controls", () => {
  expect(summaryOf(KIND, { price: error("Price is required."), title: error("Product Title is required.") })).toEqual([
    { controlId: "product-title", message: "Product Title is required." },
    { controlId: "product-price", message: "Price is required." },
  ]);
});
