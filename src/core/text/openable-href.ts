// Apart from the parser: public pages write links, they never read what somebody typed.
import type { SafeUrl } from "./safe-url.ts";

/** What goes into `href`: the same characters, blanks as %20. */
export function openableHref(url: SafeUrl): string {
  return url.replaceAll(" ", "%20");
}
