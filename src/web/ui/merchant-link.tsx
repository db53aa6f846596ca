import { openableHref } from "../../core/text/openable-href.ts";
import type { SafeUrl } from "../../core/text/safe-url.ts";
import { type ButtonLook, buttonStyle } from "./button.tsx";
import { Leaving } from "./icons.tsx";

interface MerchantLinkProps extends ButtonLook {
  /** As the API gives it: it was parsed as a `SafeUrl` before it was stored. */
  readonly to: string;
  /** The visible words. */
  readonly label: string;
  /** What is bought, said after the visible words, so that equal buttons are told apart. */
  readonly about?: string;
}

/**
 * The one way out to a merchant: a real link to the merchant's own address (Amazon forbids hidden ones), marked for
 * search engines as paid for.
 */
export function MerchantLink({ to, label, about, tone = "primary", wide, size }: MerchantLinkProps) {
  return (
    <a
      href={openableHref(to as SafeUrl)}
      target="_blank"
      rel="sponsored nofollow noopener"
      aria-label={[label, about, "opens in a new tab"].filter(Boolean).join(", ")}
      className={buttonStyle({ tone, wide, size })}
    >
      {label}
      <Leaving className="size-4 shrink-0" />
    </a>
  );
}
