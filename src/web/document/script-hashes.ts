import { hash } from "node:crypto";

/** A page whose own inline scripts are known to the policy by their hashes. */
export interface HashedPage {
  /** UTF-8. */
  readonly html: Buffer;
  /** `'sha256-…'`, one per inline script. */
  readonly scriptHashes: readonly string[];
}

/**
 * Hashes exactly the inline scripts that carry this render's nonce and strips the attribute, so that the page can be
 * kept and sent again. Markup that came from stored text cannot know the nonce, so it never gets a hash. The page stays
 * bytes: to make text of it and bytes again takes a twentieth of the time that a page takes.
 */
export function hashScripts(page: Buffer, nonce: string): HashedPage {
  const attribute = Buffer.from(` nonce="${nonce}"`);
  const kept: Buffer[] = [];
  const hashes = new Set<string>();
  let from = 0;
  for (let at = page.indexOf(attribute); at !== -1; at = page.indexOf(attribute, from)) {
    const script = readScript(page, at);
    if (script.length > 0) hashes.add(`'sha256-${hash("sha256", script, "base64")}'`);
    kept.push(page.subarray(from, at));
    from = at + attribute.length;
  }
  kept.push(page.subarray(from));
  return { html: Buffer.concat(kept), scriptHashes: [...hashes] };
}

/** What stands in the script whose tag has an attribute here; nothing for other tags and for scripts that are files. */
function readScript(page: Buffer, attributeAt: number): Buffer {
  const tag = page.toString("latin1", page.lastIndexOf("<", attributeAt), attributeAt);
  if (!/^<script\b/.test(tag)) return Buffer.alloc(0);
  const start = page.indexOf(">", attributeAt) + 1;
  return page.subarray(start, page.indexOf("</script>", start));
}
