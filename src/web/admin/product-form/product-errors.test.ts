import { expect, test } from "vitest";
import { messageAt, summaryOf } from "./product-errors.ts";

const error = (message: string) => ({ type: "custom", message });

test("a field without fault has no sentence", () => {
  expect(messageAt({}, "title")).toBeUndefined();
  expect(messageAt({ images: [] }, "images")).toBeUndefined();
});

test("a fault of one picture says which one", () => {
  const images = [];
  images[1] = error("This is a video.");

  expect(messageAt({ images }, "images")).toBe("Image 2: This is a video.");
});

test("a fault of a whole list stands as it is", () => {
  expect(messageAt({ tags: error("There may be at most 50 tags.") }, "tags")).toBe("There may be at most 50 tags.");
});

test("the summary follows the form's order and leads to the controls", () => {
  expect(summaryOf({ price: error("Price is required."), title: error("Product Title is required.") })).toEqual([
    { controlId: "product-title", message: "Product Title is required." },
    { controlId: "product-price", message: "Price is required." },
  ]);
});
