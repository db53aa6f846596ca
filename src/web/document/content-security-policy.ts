interface PolicyOptions {
  readonly scriptHashes: readonly string[];
  /** Radix's scroll lock writes a style element with a hash of its own each time (admin only), and Vite while developing. */
  readonly allowInlineStyleElements: boolean;
}

/** The policy of one page. Scripts run from our own files or by their hash, never inline. */
export function contentSecurityPolicy({ scriptHashes, allowInlineStyleElements }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(" ")}`.trim(),
    "connect-src 'self'",
    "img-src 'self' https: http: data:",
    "font-src 'self'",
    `style-src-elem 'self' ${allowInlineStyleElements ? "'unsafe-inline'" : ""}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
