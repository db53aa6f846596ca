import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "../../platform/config.ts";
import { ask } from "./ask.ts";
import { type Finding, ok, warn } from "./finding.ts";

/** A page is a file from the second on that begins after it was asked for twice. */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 200;
/** The shop's own tags are weak, nginx's of files are not. */
const TAG_OF_FILE = /^"[\da-f]+-[\da-f]+"$/;

/** Whether the web server in front sends the pages that the shop leaves for it; where it does not, it asks for them. */
export async function checkPageFiles({ baseUrl, pageFiles }: Config): Promise<Finding[]> {
  if (pageFiles === undefined) return [];
  for (const startedAt = performance.now(); performance.now() - startedAt < PATIENCE_MS; await sleep(PAUSE_MS)) {
    const answered = await ask({ url: `${baseUrl}/`, headers: { "accept-encoding": "br" } });
    if ("headers" in answered && TAG_OF_FILE.test(answered.headers["etag"] ?? "")) {
      return [ok("The web server in front sends kept pages by itself.")];
    }
  }
  return [
    warn(
      `The web server in front finds no kept pages in ${pageFiles}, and asks the shop for each.`,
      "Let it look there (deploy/nginx.conf), as a user who may read the folder, on this machine and in its time zone; or unset PAGE_FILES.",
    ),
  ];
}
