/**
 * The toasts' library (sonner) writes its own style element: it enters empty, then its text is added. Each is known by
 * its hash, which changes with the library's version.
 */
const TOAST_STYLE_HASHES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

interface PolicyOptions {
  readonly scriptHashes: readonly string[];
  /** Radix's scroll lock writes a style element with a hash of its own each time (admin only). */
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
    // A hash would switch 'unsafe-inline' off.
    `style-src-elem 'self' ${allowInlineStyleElements ? "'unsafe-inline'" : TOAST_STYLE_HASHES.join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
