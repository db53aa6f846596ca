// Compresses pages: they are answered where no route matched, which the compression of routes does not reach.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
/** Level 5 makes a page of 48 products in about a millisecond; 11, as used for files, takes fifty times that. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const REFUSED = /;\s*q=0(?:\.0*)?\s*$/;

export type PageEncoding = "br" | "gzip" | "identity";

/** The best encoding that an Accept-Encoding header allows. */
export function bestEncoding(accepted = ""): PageEncoding {
  const offers = accepted.toLowerCase().split(",");
  const allowed = new Set(offers.filter((offer) => !REFUSED.test(offer)).map((offer) => offer.split(";")[0]?.trim()));
  if (allowed.has("br")) return "br";
  return allowed.has("gzip") ? "gzip" : "identity";
}

export async function encodePage(body: Buffer, encoding: PageEncoding): Promise<Buffer> {
  switch (encoding) {
    case "br":
      return compressWithBrotli(body, BROTLI);
    case "gzip":
      return compressWithGzip(body);
    case "identity":
      return body;
  }
}
