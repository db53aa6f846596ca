import type { ShopReader } from "./shop-reader.ts";

/** Starts the reading of a page: an object whose parts are promises or values. The same on server and browser. */
export type LoadPage<Page extends object> = (reader: ShopReader) => Page;

/** A page whose parts have all arrived. */
export type ReadPage<Page extends object> = { [Part in keyof Page]: Awaited<Page[Part]> };
