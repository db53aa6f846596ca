import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { deleteAt } from "./delete-at.ts";

const answerWith = (status: number, body = "") =>
  vi.stubGlobal("fetch", async () => new Response(status === 204 ? null : body, { status }));

afterEach(() => vi.unstubAllGlobals());

test("what is deleted now or was gone already is deleted", async () => {
  answerWith(204);
  await expect(deleteAt("/products/1")).resolves.toBeUndefined();
  answerWith(404, '{"detail":"Product not found.","code":"not-found"}');
  await expect(deleteAt("/products/1")).resolves.toBeUndefined();
});

test("what the shop keeps is not", async () => {
  answerWith(409, '{"detail":"The last account stays.","code":"conflict"}');
  await expect(deleteAt("/accounts/1")).rejects.toEqual(
    new ApiError({ status: 409, detail: "The last account stays.", code: "conflict" }),
  );
});
