import { expect, test } from "vitest";
import { createArgon2Hasher } from "./argon2-hasher.ts";

const quick = { memoryKib: 64, passes: 1 };

test("a hash opens to its password and to no other", async () => {
  const hasher = createArgon2Hasher(quick);
  const hash = await hasher.hash("correct horse");
  expect(await hasher.verify("correct horse", hash)).toBe(true);
  expect(await hasher.verify("Correct horse", hash)).toBe(false);
  expect(await hasher.verify("", hash)).toBe(false);
});

test("the same password never hashes to the same text twice", async () => {
  const hasher = createArgon2Hasher(quick);
  expect(await hasher.hash("correct horse")).not.toBe(await hasher.hash("correct horse"));
});

test("hashes are argon2id with 19 MiB, two passes and one lane", async () => {
  expect(await createArgon2Hasher().hash("correct horse")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("a hash made with other parameters still opens", async () => {
  const hash = await createArgon2Hasher({ memoryKib: 128, passes: 3 }).hash("correct horse");
  expect(await createArgon2Hasher(quick).verify("correct horse", hash)).toBe(true);
});

test("no account takes the same work as a wrong password, and answers false", async () => {
  const hasher = createArgon2Hasher({ ...quick, atOnce: 1, queueLength: 0 });
  const unknown = hasher.verify("correct horse", undefined);
  await expect(hasher.hash("other"), "the one place for hashing is taken").rejects.toMatchObject({ code: "too-many" });
  expect(await unknown).toBe(false);
});

test("two hash at once, twenty wait, and the rest hear when to try again", async () => {
  const hasher = createArgon2Hasher({ memoryKib: 1024, passes: 1 });
  const attempts = await Promise.allSettled(Array.from({ length: 30 }, () => hasher.hash("correct horse")));
  const refused = attempts.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { code: "too-many", details: { retryAfterSeconds: 5 } } });
  expect(await hasher.hash("after the crowd")).toContain("$argon2id$");
});

test("a stored hash of another kind is a fault, not a wrong password", async () => {
  await expect(createArgon2Hasher(quick).verify("x", "$2b$10$abcdefghijklmnopqrstuv")).rejects.toThrow("not argon2id");
});
