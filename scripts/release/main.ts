// Packs what lies in build/ into dist/; `npm run pack:release` builds first.
import { fileURLToPath } from "node:url";
import { packRelease } from "./pack-release.ts";

const { path, sha256 } = await packRelease(fileURLToPath(new URL("../../dist/", import.meta.url)));
process.stdout.write(`${path}\nSHA-256 ${sha256}\n`);
