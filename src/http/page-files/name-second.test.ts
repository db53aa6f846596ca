import { afterEach, expect, test } from "vitest";
import { nameSecond } from "./name-second.ts";

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env["TZ"];
  else process.env["TZ"] = TZ;
});

const AT = Date.UTC(2026, 10, 29, 5, 0, 17);

test("a second is named as nginx writes its local time", () => {
  const names = ["UTC", "Europe/Berlin", "America/St_Johns", "Asia/Kolkata", "Pacific/Kiritimati"].map((zone) => {
    process.env["TZ"] = zone;
    return nameSecond(AT);
  });
  expect(names).toEqual([
    "2026-11-29T05:00:17+00:00",
    "2026-11-29T06:00:17+01:00",
    "2026-11-29T01:30:17-03:30",
    "2026-11-29T10:30:17+05:30",
    "2026-11-29T19:00:17+14:00",
  ]);
});

test("the hour that comes twice in autumn has two names", () => {
  process.env["TZ"] = "Europe/Berlin";
  const first = Date.UTC(2026, 9, 25, 0, 30);
  expect([first, first + 3_600_000].map(nameSecond)).toEqual([
    "2026-10-25T02:30:00+02:00",
    "2026-10-25T02:30:00+01:00",
  ]);
});
