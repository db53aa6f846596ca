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
  await expect(once.send(refuse(new ApiError({ status: 0 })))).rejects.toThrow("did not answer");
  expect(await once.send(echo)).toBe("key 1");
  expect(await once.send(echo)).toBe("key 2");
});

test("after the shop said that the key came with other values, the next try is a new one", async () => {
  const once = createOnce(countedKeys());
  const errors = [{ field: "idempotency_key", message: "This was sent before with other values." }];
  await expect(once.send(refuse(new ApiError({ status: 422, errors })))).rejects.toThrow(ApiError);
  expect(await once.send(echo)).toBe("key 2");
});

test("a page that goes on with what was typed on an earlier one tries under its key", async () => {
  const earlier = createOnce(countedKeys());
  await expect(earlier.send(refuse(new ApiError({ status: 0 })))).rejects.toThrow("did not answer");
  const once = createOnce(() => "another key");
  once.resume(earlier.key);
  expect(await once.send(echo)).toBe("key 1");
  expect(once.key).toBe("another key");
});

test("a key is long enough that nobody has the same", async () => {
  const once = createOnce();
  const keys = [await once.send(echo), await once.send(echo)];
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
