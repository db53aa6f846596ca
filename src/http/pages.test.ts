import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { forgetfulAnswers } from "../testing/public-answers.ts";
import type { RenderedPage } from "./page-renderer.ts";
import { registerPages } from "./pages.ts";

const rendered: string[] = [];
const server = Fastify();

afterEach(() => rendered.splice(0));

registerPages(server, {
  answers: forgetfulAnswers(),
  async render(path): Promise<RenderedPage> {
    rendered.push(path);
    const status = path.startsWith("/broken") ? 503 : 200;
    return { status, headers: new Headers(), body: Buffer.from("page"), tags: new Set(), validUntil: undefined };
  },
});

test("a page is rendered for its normalised address", async () => {
  await server.inject("/product/hat?utm_source=x");
  expect(rendered).toEqual(["/product/hat"]);
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
