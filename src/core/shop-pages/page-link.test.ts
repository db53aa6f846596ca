import { describe, expect, test } from "vitest";
import { parsePageLink } from "./page-link.ts";

describe("a link inside a text", () => {
  test.each(["/", "/about", "/gift-guides/for-her?q=mug#top", "https://shop.example.com/a?tag=x-20"])(
    "may lead to %s",
    (address) => {
      expect(parsePageLink(address)).toMatchObject({ ok: true, url: address });
    },
  );

  test.each([
    "//evil.example",
    "/\\evil.example",
    "\\evil",
    "javascript:alert(1)",
    " java\tscript:alert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "mailto:me@example.com",
    "about",
    "",
    "https://user:pass@example.com/",
    "https://127.0.0.1/",
    "/a\nb",
  ])("may not lead to %j", (address) => {
    expect(parsePageLink(address).ok).toBe(false);
  });

  test("loses the blanks around it", () => {
    expect(parsePageLink("  /about ")).toMatchObject({ ok: true, url: "/about" });
  });
});
