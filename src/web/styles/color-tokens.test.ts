import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type ColorPair, TEXT_PAIRS } from "./color-pairs.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Scheme = "light" | "dark";

const colors = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }] as const,
  ),
);

function color(name: string, scheme: Scheme): string {
  const both = colors.get(name);
  if (both === undefined) throw new Error(`tokens.css has no color "${name}".`);
  return both[scheme];
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const CONTROL_PAIRS: readonly ColorPair[] = [
  ["control", "ground"],
  ["control", "card"],
  ["control", "tint"],
  ["plum", "ground"],
  ["plum", "card"],
];

describe.each(["light", "dark"] as const)("in the %s scheme", (scheme) => {
  test.each(TEXT_PAIRS)("%s on %s reads at 4.5 : 1 or better", (text, ground) => {
    expect(contrast(color(text, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(CONTROL_PAIRS)("%s stands out from %s at 3 : 1 or better", (line, ground) => {
    expect(contrast(color(line, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});

test("every color of the theme is written for both schemes", () => {
  const declared = [...css.matchAll(/--color-([a-z-]+):/g)].map(([, name]) => name);
  expect(declared.filter((name) => name !== undefined && !colors.has(name))).toEqual([]);
});
