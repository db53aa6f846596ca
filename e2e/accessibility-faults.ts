import type { Page } from "@playwright/test";
import axe from "axe-core";
import { TEXT_PAIRS } from "../src/web/styles/color-pairs.ts";

/**
 * What axe finds, with all its rules unless some are named. A contrast that it cannot decide, because a picture, a gradient or another layer is
 * near, counts too, unless text and ground are a pair that the test of the colour tokens holds to WCAG AA.
 */
export async function findAccessibilityFaults(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const { violations, incomplete } = await runAxe(page, rules);
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  const undecided = incomplete.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes);
  const uncovered = await findUncovered(
    page,
    undecided.map(({ target }) => target.join(" ")),
  );
  return [...faults, ...uncovered.map((text) => `contrast undecided and in no tested pair: ${text}`)];
}

/** In the page itself, once brought there. What passes is not described: that takes most of the time. */
async function runAxe(page: Page, rules: readonly string[] | undefined): Promise<axe.AxeResults> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    (asked) =>
      (Reflect.get(window, "axe") as typeof axe).run({
        resultTypes: ["violations", "incomplete"],
        ...(asked !== undefined && { runOnly: { type: "rule", values: [...asked] } }),
      }),
    rules,
  );
}

/** Those of the elements whose own colours, as the browser computed them, are no pair of the tokens. */
function findUncovered(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    ({ asked, pairs }) => {
      const probe = document.createElement("i");
      document.body.append(probe);
      const colorOf = (token: string): string => {
        probe.style.color = `var(--color-${token})`;
        return getComputedStyle(probe).color;
      };
      const CLEAR = /^rgba\(.*, 0\)$|^transparent$/;
      const covered = new Set(pairs.map(([text, ground]) => `${colorOf(text)} on ${colorOf(ground)}`));
      const uncovered = asked.flatMap((selector) => {
        const element = document.querySelector(selector);
        let ground = element;
        while (ground !== null && CLEAR.test(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
        const pair = `${element && getComputedStyle(element).color} on ${ground && getComputedStyle(ground).backgroundColor}`;
        return covered.has(pair) ? [] : [`${selector}: ${pair}`];
      });
      probe.remove();
      return uncovered;
    },
    { asked: selectors, pairs: TEXT_PAIRS },
  );
}
