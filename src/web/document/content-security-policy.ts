/** Browsers heed it in a header alone (CSP Level 3, 3.3), and complain of it elsewhere. */
const FRAME_ANCESTORS = "frame-ancestors 'none'";

const HEAD = "<head>";

interface PolicyOptions {
  readonly scriptHashes: readonly string[];
  /** Radix's scroll lock writes a style element with a hash of its own each time (admin only), and Vite while developing. */
  readonly allowInlineStyles: boolean;
  /** Browsers load http images of an https page over https (Mixed Content Level 2, 4.1), so http: would allow nothing more. */
  readonly isHttps: boolean;
}

/** The policy of one page. Scripts run from our own files or by their hash, never inline. */
export function contentSecurityPolicy({ scriptHashes, allowInlineStyles, isHttps }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(" ")}`.trim(),
    "connect-src 'self'",
    `img-src 'self' https: ${isHttps ? "" : "http: "}data:`,
    "font-src 'self'",
    `style-src 'self' ${allowInlineStyles ? "'unsafe-inline'" : ""}`.trim(),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    FRAME_ANCESTORS,
  ].join("; ");
}

/**
 * The page with its policy as the first thing in its head, so that it holds for whatever follows. Who may frame the page
 * has to be said by a header.
 */
export function writePolicy(page: Buffer, policy: string): Buffer {
  const head = page.indexOf(HEAD);
  if (head === -1) throw new Error("A page without a head has no place for its policy.");
  const at = head + HEAD.length;
  const content = policy.replace(`; ${FRAME_ANCESTORS}`, "");
  const element = Buffer.from(`<meta http-equiv="Content-Security-Policy" content="${content}"/>`);
  return Buffer.concat([page.subarray(0, at), element, page.subarray(at)]);
}
