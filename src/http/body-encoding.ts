// Compresses what is kept as ready bytes: the compression of routes does it anew for each answer.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
/** Level 5 makes a page of 48 products in about a millisecond; 11, as used for files, takes fifty times that. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const REFUSED = /;\s*q=0(?:\.0*)?\s*$/;

export type BodyEncoding = "br" | "gzip" | "identity";

/** Browsers send a handful of different headers; a flood of made-up ones only empties the memory. */
const MAX_KNOWN = 500;
const MAX_KNOWN_LENGTH = 200;
const known = new Map<string, BodyEncoding>();

/** The best encoding that an Accept-Encoding header allows. */
export function bestEncoding(accepted = ""): BodyEncoding {
  const found = known.get(accepted);
  if (found !== undefined) return found;
  const best = chooseEncoding(accepted);
  if (accepted.length > MAX_KNOWN_LENGTH) return best;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(accepted, best);
  return best;
}

function chooseEncoding(accepted: string): BodyEncoding {
  const offers = accepted.toLowerCase().split(",");
  const allowed = new Set(offers.filter((offer) => !REFUSED.test(offer)).map((offer) => offer.split(";")[0]?.trim()));
  if (allowed.has("br")) return "br";
  return allowed.has("gzip") ? "gzip" : "identity";
}

export async function encodeBody(body: Buffer, encoding: BodyEncoding): Promise<Buffer> {
  switch (encoding) {
    case "br":
      return compressWithBrotli(body, BROTLI);
    case "gzip":
      return compressWithGzip(body);
    case "identity":
      return body;
  }
}
