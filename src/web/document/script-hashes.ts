import { createHash } from "node:crypto";

/** A page whose own inline scripts are known to the policy by their hashes. */
export interface HashedPage {
  readonly html: string;
  /** `'sha256-…'`, one per inline script. */
  readonly scriptHashes: readonly string[];
}

/**
 * Hashes exactly the inline scripts that carry this render's nonce and strips the attribute, so that the page can be
 * kept and sent again. Markup that came from stored text cannot know the nonce, so it never gets a hash.
 */
export function hashScripts(html: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const match of html.matchAll(/<script[^>]*>/g)) {
    if (!match[0].includes(attribute)) continue;
    const start = match.index + match[0].length;
    const body = html.slice(start, html.indexOf("</script>", start));
    if (body !== "") hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  }
  return { html: html.replaceAll(attribute, ""), scriptHashes: [...hashes] };
}
