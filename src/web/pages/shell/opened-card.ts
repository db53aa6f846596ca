import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { pageStore } from "../../shop-reader/page-store.ts";

const STATE = "opened-card";

/** The address that was opened from this entry of the history. */
export const findOpenedCard = (entry: string): string | undefined =>
  pageStore.findState(entry, STATE) as string | undefined;

/** For a card's link: remembers that it was opened, and takes the focus again when Back returns to it. */
export function useOpenedCard(address: string) {
  const link = useRef<HTMLAnchorElement>(null);
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop && findOpenedCard(key) === address;
  useEffect(() => {
    if (isReturn) link.current?.focus({ preventScroll: true });
  }, [isReturn]);
  return { link, rememberOpening: () => pageStore.keepState(key, STATE, address) };
}
