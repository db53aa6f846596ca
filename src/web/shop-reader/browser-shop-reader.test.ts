import { afterEach, expect, test, vi } from "vitest";
import { browserShopReader } from "./browser-shop-reader.ts";

afterEach(() => vi.unstubAllGlobals());

function answerWith(headers: Readonly<Record<string, string>>): void {
  vi.stubGlobal("fetch", async () => new Response("[]", { headers }));
}

test("a list tells its total, where counting stopped, and where its next page begins", async () => {
  answerWith({
    "X-Total-Count": "1000",
    "X-Total-Capped": "true",
    Link: '</api/products?q=a&cursor=c%3D1>; rel="next"',
  });
  expect(await browserShopReader.listProducts({ q: "a" })).toEqual({
    items: [],
    nextCursor: "c=1",
    total: 1000,
    totalIsCapped: true,
  });
  answerWith({ "X-Total-Count": "130" });
  expect(await browserShopReader.listProducts({ q: "a" })).toEqual({
    items: [],
    nextCursor: undefined,
    total: 130,
    totalIsCapped: false,
  });
});
