import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseImageAddress } from "./image-address.ts";
import { imageSource } from "./image-source.ts";

function sourceOf(text: string): string {
  const result = parseImageAddress(text);
  if (!result.ok) throw new Error(`${text}: ${result.reason}`);
  return imageSource(result.url);
}

function answerTo(text: string): string | readonly string[] {
  const result = parseImageAddress(text);
  return result.ok ? result.warnings : result.reason;
}

describe("a picture's address is accepted as given", () => {
  test.each([
    "https://m.media-amazon.com/images/I/61zBBVdVKCL._AC_SL1500_.jpg",
    "https://cdn.shopify.com/s/files/1/0821/top.jpg?v=1743420489",
    "https://d1311.cloudfront.net/tr:f-webp,w-600,fo-auto/x.jpg",
    "https://cdn.example.com/logo.svg",
    "https://cdn.example.com/a.jpg#frag",
    "https://cdn.example.com?id=7",
    "/demo/beer-helmet.webp",
    "/media/0a1b2c3d.avif",
    "/media/0a1b2c3d",
  ])("%s", (address) => {
    expect(sourceOf(address)).toBe(address);
    expect(answerTo(address)).toEqual([]);
  });
});

describe("the source of a picture", () => {
  test.each([
    ["https://cdn.example.com/a b.jpg", "https://cdn.example.com/a%20b.jpg"],
    ["https://m5zoon.com/صور/a.webp", "https://m5zoon.com/%D8%B5%D9%88%D8%B1/a.webp"],
    ["https://bücher.example/é.jpg", "https://bücher.example/%C3%A9.jpg"],
    ["https://cdn.example.com?q=a b", "https://cdn.example.com?q=a%20b"],
    ["https://cdn.example.com/a%20b.jpg", "https://cdn.example.com/a%20b.jpg"],
  ])("%s is written %s", (address, source) => {
    expect(sourceOf(address)).toBe(source);
  });

  test("names the same picture as the address", () => {
    const path = fc.string({ unit: fc.constantFrom(...Array.from("abé صز 🍺%20.?=&,:|'\"<")) });
    fc.assert(
      fc.property(path, (rest) => {
        const result = parseImageAddress(`https://cdn.example.com/${rest}`);
        if (!result.ok) return;
        expect(new URL(imageSource(result.url)).href).toBe(new URL(result.url).href);
        expect(imageSource(result.url)).toMatch(/^[\x21-\x7e]+$/);
      }),
    );
  });
});

describe("a picture's address is refused", () => {
  test.each([
    ["", "Enter the address of a picture."],
    ["/images/local.jpg", "This is not a full address. Start it with https:// or name a picture of this shop."],
    ["/media/../secret.webp", "This is not a full address. Start it with https:// or name a picture of this shop."],
    ["/media/..", "This is not a full address. Start it with https:// or name a picture of this shop."],
    ["/demo/%2e%2e.webp", "This is not a full address. Start it with https:// or name a picture of this shop."],
    ["/demo/hat.svg", "This is not a full address. Start it with https:// or name a picture of this shop."],
    [
      "data:image/png;base64,iVBORw0KGgo=",
      "Pictures inside the address (data:) are not accepted. Enter where the picture lies on the web.",
    ],
    ["http://localhost/popular-2.jpg", "The link is not reachable for shoppers: it points into a private network."],
    ["https://cdn.example.com/a.mp4", "This is a video. Enter the address of a picture."],
    ["https://cdn.example.com/A.WEBM?x=1", "This is a video. Enter the address of a picture."],
    [
      "https://cdn.example.com/a.jpg|https://cdn.example.com/b.jpg",
      "There is more than one address. Add them one by one.",
    ],
    ["//cdn.example.com/a.jpg", 'The link has no beginning. Put "https:" in front of it.'],
    ["javascript:alert(1)", "Only links that start with https:// or http:// are accepted, not javascript:"],
  ])("%j: %s", (address, reason) => {
    expect(answerTo(address)).toBe(reason);
  });
});

describe("a picture's address is accepted with a warning", () => {
  test("when it opens a page", () => {
    const warning = "This link opens a page, not the picture itself. Shoppers will see the placeholder.";
    expect(answerTo("https://drive.google.com/file/d/abc/view?usp=sharing")).toEqual([warning]);
  });

  test("when many browsers cannot show it", () => {
    const warning = "Many browsers cannot show this kind of picture. Use JPEG, PNG, WebP or AVIF.";
    expect(answerTo("https://cdn.example.com/a.heic")).toEqual([warning]);
  });
});
