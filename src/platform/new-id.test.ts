import { expect, test } from "vitest";
import { newId } from "./new-id.ts";

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("an id is a UUIDv7 that carries its moment", () => {
  expect(newId()).toMatch(UUID_V7);
  expect(newId(0x0123_4567_89ab)).toMatch(/^01234567-89ab-7/);
});

test("ids made later sort later, and no two are alike", () => {
  const ids = Array.from({ length: 1_000 }, (_, moment) => newId(1_700_000_000_000 + moment));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1_000 }, () => newId(5)))).toHaveLength(1_000);
});
