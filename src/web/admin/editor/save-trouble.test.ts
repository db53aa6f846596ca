import { describe, expect, test } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { fieldErrorsOf, troubleOf } from "./save-trouble.ts";

const KIND = {
  name: "product",
  fields: [
    { name: "title", label: "Product Title" },
    { name: "images", label: "Product Images", entry: "Image" },
  ],
};

describe("a save that fails", () => {
  test("because of fields points to them, entries of lists to their list", () => {
    const error = new ApiError({
      status: 422,
      detail: "Enter a title.",
      errors: [
        { field: "title", message: "Enter a title." },
        { field: "images.2", message: "This is a video." },
      ],
    });

    expect(troubleOf(KIND, error)).toEqual({ kind: "fields" });
    expect(fieldErrorsOf(KIND, error).map(({ name }) => name)).toEqual(["title", "images"]);
  });

  test("because of a field that the form does not show says the server's sentence", () => {
    const error = new ApiError({
      status: 422,
      detail: "updated_at must be a date.",
      errors: [{ field: "updated_at", message: "updated_at must be a date." }],
    });

    expect(troubleOf(KIND, error)).toEqual({ kind: "refused", sentence: "updated_at must be a date." });
  });

  test("because somebody else saved brings their version", () => {
    const current = { id: "7", updated_at: "2026-01-02T00:00:00.000Z" };

    expect(troubleOf(KIND, new ApiError({ status: 409, detail: "It was changed.", current }))).toEqual({
      kind: "conflict",
      current,
    });
  });

  test("because somebody else deleted it says so", () => {
    expect(troubleOf(KIND, new ApiError({ status: 404, detail: "There is no such product." }))).toEqual({
      kind: "deleted",
      sentence: "There is no such product.",
    });
  });

  test("because a page of ours has a bug is refused in plain words", () => {
    expect(troubleOf(KIND, new TypeError("x is undefined"))).toMatchObject({ kind: "refused" });
  });
});
