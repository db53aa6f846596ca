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

test("where a proxy sets the headers, the shop sends none of them, and the proxy's guard pages as well as the shop's", async () => {
  const left = constantHeaders({ isHttps: true, setBy: "proxy" });
  const own = await headersOf("/");
  for (const path of ["/", "/assets/root-C47zpWeD.css"]) {
    expect(Object.keys(await headersOf(path, "proxy")), path).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(?:x-|cross-|strict-|referrer-|permissions-|content-security-)/),
      ]),
    );
  }
  const { "Content-Security-Policy": policy, ...others } = left;
  for (const [name, value] of Object.entries(others)) expect(own[name.toLowerCase()], name).toBe(value);
  expect(policy?.split("; ").toSorted()).toEqual(["base-uri 'none'", "frame-ancestors 'none'", "object-src 'none'"]);
});
