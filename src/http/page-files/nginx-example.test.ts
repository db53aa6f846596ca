import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SENT_WITH_FILES } from "./page-files.ts";

const EXAMPLE = readFileSync(new URL("../../../deploy/nginx.conf", import.meta.url), "utf8");

/** Name and value, as nginx adds them where the lines stand. */
const addedIn = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    [...lines.matchAll(/^ +add_header (\S+) (.+?)(?: always)?;$/gm)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      value.replaceAll(/^"|"$/g, ""),
    ]),
  );

test("the example for nginx sends files with the headers of the pages that are left as files", () => {
  const [server = "", ...locations] =
    EXAMPLE.split(/^server \{$/m)
      .at(-1)
      ?.split(/^ {4}location /m) ?? [];
  const ofPages = locations.find((location) => location.startsWith("/ {")) ?? "";
  const { "content-type": type, ...headers } = SENT_WITH_FILES;
  const { "last-modified": none, "content-encoding": encoding, ...added } = Object.fromEntries(addedIn(ofPages));
  expect(/default_type "(.*)";/.exec(ofPages)?.[1]).toBe(type);
  expect([none, encoding]).toEqual(["", "$regretless_encoding"]);
  // Whatever nginx adds to all other answers, it adds to these, too.
  expect(addedIn(server).size).toBe(8);
  expect(added).toEqual({ ...Object.fromEntries(addedIn(server)), ...headers });
});
