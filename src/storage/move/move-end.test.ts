import { expect, test } from "vitest";
import { createMoveEnd } from "./move-end.ts";

test("an end is named without its password", () => {
  expect(createMoveEnd("postgres://shop:hunter2@db.example:6432/shop?password=hunter2").name).toBe(
    "postgres://shop@db.example:6432/shop",
  );
  expect(createMoveEnd("sqlite:/var/lib/shop.sqlite").name).toBe("sqlite:/var/lib/shop.sqlite");
});

test.each(["mysql://root:hunter2@db/shop", "postgres://a:hunter2@b:c:d", "shop.sqlite", "sqlite::memory:", "sqlite:"])(
  "an address that is none is refused: %s",
  (address) => {
    expect(() => createMoveEnd(address)).toThrow(/^Write an address as (?!.*hunter2)/);
  },
);
