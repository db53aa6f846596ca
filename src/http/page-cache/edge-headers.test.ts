import fc from "fast-check";
import { expect, test } from "vitest";
import { planEdge } from "./edge-headers.ts";

const PUBLIC = { "cache-control": "public, max-age=0, must-revalidate" };
const tags = new Set(["product:1", "category:a%20b"]);
const HOUR_MS = 3_600_000;

const maxAgeMs = (headers: Readonly<Record<string, string>>) =>
  Number(/max-age=(\d+)/.exec(headers["cdn-cache-control"] ?? "")?.[1]) * 1000;

test("a public answer carries the tags by which it can be purged, and the whole shop's", () => {
  expect(planEdge({ headers: PUBLIC, tags, validUntil: undefined }, { caches: "tagged", now: 0 })).toEqual({
    headers: { "cache-tag": "shop,product:1,category:a%20b", "surrogate-key": "shop product:1 category:a%20b" },
    validUntil: undefined,
  });
});

test("where nobody purges by tags, none weigh on the answer", () => {
  const kept = { headers: PUBLIC, tags, validUntil: HOUR_MS };
  expect(planEdge(kept, { caches: "untagged", now: 0 })).toEqual({ headers: {}, validUntil: HOUR_MS });
});

test("shared caches may keep it for long only where they are told what changes", () => {
  const kept = { headers: PUBLIC, tags, validUntil: undefined };
  expect(planEdge(kept, { caches: "purged", now: 0 }).headers).toMatchObject({
    "cdn-cache-control": "public, max-age=86400",
    "surrogate-control": "max-age=86400",
  });
  expect(planEdge(kept, { caches: "tagged", now: 0 }).headers).not.toHaveProperty("cdn-cache-control");
});

test("what nobody may keep, and what no tag would reach, is kept nowhere", () => {
  expect(
    planEdge({ headers: { "cache-control": "no-store" }, tags, validUntil: undefined }, { caches: "purged", now: 0 })
      .headers,
  ).toEqual({});
  expect(
    planEdge({ headers: PUBLIC, tags: new Set(), validUntil: undefined }, { caches: "purged", now: 0 }).headers,
  ).not.toHaveProperty("cdn-cache-control");
});

test("whoever takes what changes by itself while its headers are true keeps it no longer than it holds", () => {
  const moment = fc.integer({ min: 0, max: 1000 * HOUR_MS });
  fc.assert(
    fc.property(moment, moment, fc.double({ min: 0, max: 1, noNaN: true }), (now, ahead, part) => {
      const changesAt = now + ahead + 1;
      const { headers, validUntil = 0 } = planEdge(
        { headers: PUBLIC, tags, validUntil: changesAt },
        { caches: "purged", now },
      );
      expect(validUntil).toBeGreaterThan(now);
      expect(validUntil).toBeLessThanOrEqual(changesAt);
      const takenAt = now + Math.floor((validUntil - 1 - now) * part);
      expect(takenAt + maxAgeMs(headers)).toBeLessThanOrEqual(changesAt);
    }),
  );
});
