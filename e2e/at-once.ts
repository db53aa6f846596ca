// Two steps that follow each other more closely than a page is drawn: on a slow machine nothing else is needed for it.
import type { Locator } from "@playwright/test";

interface TwoSteps {
  readonly first: () => Promise<unknown>;
  /** A button or a link, or a list to choose from. */
  readonly second: Locator;
  /** The value that is chosen from the list. */
  readonly option?: string;
}

/** Takes the second step in the very moment in which the address tells of the first one. */
export async function stepTwiceAtOnce({ first, second, option = "" }: TwoSteps): Promise<void> {
  await second.evaluate((control, value) => {
    const takeStep = (): void => {
      if (!(control instanceof HTMLSelectElement)) return (control as HTMLElement).click();
      control.value = value;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    };
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      history.pushState = push;
      push(...entry);
      queueMicrotask(takeStep);
    };
  }, option);
  await first();
}
