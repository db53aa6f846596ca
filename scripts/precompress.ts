// Writes .br and .gz beside every file of the built client that gets smaller by it; the server sends them as they are.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { lightenManifest } from "./lighten-manifest.ts";

const CLIENT = new URL("../build/client/", import.meta.url).pathname;
const COMPRESSIBLE = /\.(?:js|css|html|json|svg|txt|xml|ico|map|webmanifest)$/;

const ENCODINGS = [
  {
    suffix: ".br",
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { suffix: ".gz", compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }) },
];

async function precompress(path: string): Promise<void> {
  const bytes = await readFile(path);
  for (const { suffix, compress } of ENCODINGS) {
    const compressed = await compress(bytes);
    if (compressed.length < bytes.length) await writeFile(path + suffix, compressed);
  }
}

await lightenManifest(join(CLIENT, "assets"));
const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
await Promise.all(files.map((file) => precompress(join(file.parentPath, file.name))));
