import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import type { RenderedPage } from "./page-renderer.ts";
import { registerPages } from "./pages.ts";

const rendered: string[] = [];
const server = Fastify();

afterEach(() => rendered.splice(0));

registerPages(server, async (path): Promise<RenderedPage> => {
  rendered.push(path);
  const status = path.startsWith("/broken") ? 503 : 200;
  return { status, headers: new Headers(), body: Buffer.from("page"), tags: new Set(), validUntil: undefined };
});

test.each([
  ["/product/hat", "/product/hat"],
  ["/?utm_source=x&q=hat&fbclid=1", "/?q=hat"],
  ["/?after=abc&q=hat", "/?q=hat&after=abc"],
  ["/?q=", "/"],
  ["//evil.example/x", "/evil.example/x"],
  ["/product/hat.data", "/no-such-page"],
  ["/?q=%zz", "/?q=%25zz"],
])("the address %s is rendered as %s", async (url, path) => {
  await server.inject({ method: "GET", url });
  expect(rendered).toEqual([path]);
});

test("two spellings of one address are one page", async () => {
  await server.inject("/?q=hat&ref=a");
  await server.inject("/?ref=b&q=hat");
  expect(new Set(rendered).size).toBe(1);
});

test("a page can only be read: other methods hear 405 and which ones work", async () => {
  const answer = await server.inject({ method: "POST", url: "/product/hat" });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe("GET, HEAD");
  expect(rendered).toEqual([]);
});

const kept = async (url: string) => (await server.inject(url)).headers["cache-control"];

test("a page may be kept if it is asked about each time; a failed one and the admin's never", async () => {
  expect(await kept("/")).toBe("public, max-age=0, must-revalidate");
  expect(await kept("/broken")).toBe("no-store");
  expect(await kept("/admin/products")).toBe("no-store");
  expect(await kept("//admin")).toBe("no-store");
  expect(await kept("/administrators")).toBe("public, max-age=0, must-revalidate");
});
