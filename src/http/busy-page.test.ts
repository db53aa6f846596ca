import Fastify from "fastify";
import { expect, test } from "vitest";
import { DomainError } from "../core/errors/domain-error.ts";
import { explainBusy } from "./busy-page.ts";

const server = Fastify();
explainBusy(server);
server.get("/busy", async () => {
  throw new DomainError("busy", "The shop is busy.", { retryAfterSeconds: 2 });
});
server.get("/broken", async () => {
  throw new Error("broken");
});

test("while the shop is busy, a browser gets a page that says so and when to come back", async () => {
  const response = await server.inject("/busy");
  expect(response.statusCode).toBe(503);
  expect(response.headers).toMatchObject({
    "retry-after": "2",
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
  });
  expect(response.body).toContain("<p>The shop is busy. Try again in a few seconds.</p>");
});

test("any other error stays what it is", async () => {
  expect((await server.inject("/broken")).statusCode).toBe(500);
});
