import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { createOnce } from "./once-key.ts";

function countedKeys(): () => string {
  let count = 0;
  return () => `key ${String((count += 1))}`;
}

const refuse = (error: ApiError) => async () => {
  throw error;
};
const echo = async (key: string) => key;

test("a save that was not answered is tried again under the same key, and the next thing has the next key", async () => {
  const once = createOnce(countedKeys());
  await expect(once(refuse(new ApiError({ status: 0 })))).rejects.toThrow("did not answer");
  expect(await once(echo)).toBe("key 1");
  expect(await once(echo)).toBe("key 2");
});

test("after the shop said that the key came with other values, the next try is a new one", async () => {
  const once = createOnce(countedKeys());
  const errors = [{ field: "idempotency_key", message: "This was sent before with other values." }];
  await expect(once(refuse(new ApiError({ status: 422, errors })))).rejects.toThrow(ApiError);
  expect(await once(echo)).toBe("key 2");
});

test("a key is long enough that nobody has the same", async () => {
  const once = createOnce();
  const keys = [await once(echo), await once(echo)];
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
