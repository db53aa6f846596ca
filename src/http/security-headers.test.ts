import Fastify from "fastify";
import { expect, test } from "vitest";
import { addSecurityHeaders, constantHeaders } from "./security-headers.ts";

async function headersOf(path: string, setBy: "shop" | "proxy" = "shop") {
  const server = Fastify();
  addSecurityHeaders(server, { isHttps: true, setBy });
  server.get("/*", async () => "x");
  return (await server.inject(path)).headers;
}

const DOCUMENT_HEADERS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "x-frame-options",
];

test("what a browser may show as a document carries everything that guards documents", async () => {
  for (const path of ["/", "/api/products", "/favicon.svg", "/assets/picture.svg", "/assets/x.js/y.html", "/assets/"]) {
    const headers = await headersOf(path);
    expect(headers, path).toMatchObject({ "x-content-type-options": "nosniff" });
    expect(Object.keys(headers), path).toEqual(expect.arrayContaining(DOCUMENT_HEADERS));
  }
});

test("built scripts, styles and fonts carry only what holds for files", async () => {
  for (const path of ["/assets/home-page-DIMbTqMq.js", "/assets/root-C47zpWeD.css", "/assets/headings.woff2"]) {
    const headers = await headersOf(path);
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(
      DOCUMENT_HEADERS.filter((name) => name in headers),
      path,
    ).toEqual([]);
  }
});

test("what never changes is left to the proxy where that adds it, and the policy is not", async () => {
  const file = "/assets/root-C47zpWeD.css";
  const own = Object.keys({ ...(await headersOf("/")), ...(await headersOf(file)) });
  const left = new Set(Object.keys(constantHeaders({ isHttps: true })).map((name) => name.toLowerCase()));
  const kept = own.filter((name) => !left.has(name)).toSorted();
  expect(kept).toContain("content-security-policy");
  expect(Object.keys(await headersOf("/", "proxy")).toSorted()).toEqual(kept);
  expect(Object.keys(await headersOf(file, "proxy"))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:x-|cross-|strict-)/)]),
  );
});
