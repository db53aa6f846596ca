import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

interface FollowingOptions {
  /** Where the list stays in view. */
  readonly preventScrollReset?: boolean;
  /** What the new entry of the history carries. */
  readonly state?: unknown;
}

/** Leads to where its link leads, or to another address of the shop. */
type Follow = (event: MouseEvent<HTMLAnchorElement>, address?: string) => void;

/**
 * For an `<a>` in a list of hundreds: follows it without loading a page anew, as a `Link` does. A `Link` asks four
 * contexts and works out its address from the route; on home, with its sixty cards and, in a shop of 200 categories, six
 * hundred chips, that is an eighth to a third of the time to make the page.
 */
export function useFollowing(options: FollowingOptions = {}): Follow {
  const navigate = useNavigate();
  return (event, address = addressOf(event.currentTarget)) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(address, { ...options, replace: address === addressOf(location) });
  };
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement | Location): string => pathname + search + hash;

/** In another tab or window, as the visitor asks the browser to. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
