interface PolicyOptions {
  readonly scriptHashes: readonly string[];
  /** Radix's scroll lock writes a style element with a hash of its own each time (admin only), and Vite while developing. */
  readonly allowInlineStyles: boolean;
}

/** The policy of one page. Scripts run from our own files or by their hash, never inline. */
export function contentSecurityPolicy({ scriptHashes, allowInlineStyles }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(" ")}`.trim(),
    "connect-src 'self'",
    "img-src 'self' https: http: data:",
    "font-src 'self'",
    `style-src 'self' ${allowInlineStyles ? "'unsafe-inline'" : ""}`.trim(),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
