import { describe, expect, test } from "vitest";
import { ApiError, detailOf, mayBeDone, sentenceOf, toApiError } from "./api-error.ts";

const answer = (body: string, status: number) => new Response(body, { status });

describe("a failed call", () => {
  test("carries everything that the problem answer says", async () => {
    const problem = {
      detail: "Enter a title.",
      code: "invalid",
      errors: [{ field: "title", message: "Enter a title." }],
      current: { id: "7" },
    };

    const error = await toApiError(answer(JSON.stringify(problem), 422));

    expect(error).toMatchObject({ ...problem, status: 422, message: "Enter a title." });
  });

  test("with a page from a proxy gives a sentence of our own and no detail", async () => {
    const error = await toApiError(answer("<h1>Bad gateway</h1>", 502));

    expect(error.detail).toBeUndefined();
    expect(error.message).toBe(
      "The shop could not be reached (status 502). It may have got this all the same; look before you try again.",
    );
  });

  test("without any answer names the connection", () => {
    expect(new ApiError({ status: 0 }).message).toContain("Check your connection");
  });

  test("shows the fallback in a toast when the server said nothing", () => {
    expect(detailOf(new ApiError({ status: 0 }), "Login failed")).toBe("Login failed");
    expect(detailOf(new ApiError({ status: 429, detail: "Wait a minute." }), "Login failed")).toBe("Wait a minute.");
    expect(detailOf(new TypeError("x is undefined"), "Login failed")).toBe("Login failed");
  });

  test("that is a bug of the page never shows its internals", () => {
    expect(sentenceOf(new TypeError("x is undefined"))).not.toContain("undefined");
  });
});

test.each([
  [{ status: 0 }, true],
  [{ status: 504 }, true],
  [{ status: 500, detail: "The shop stumbled." }, false],
  [{ status: 404 }, false],
])("after %j the shop may have done it all the same: %s", (facts, expected) => {
  expect(mayBeDone(new ApiError(facts))).toBe(expected);
});
