import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerServerTime } from "./server-time.ts";

test("the shop's clock can be asked for, and no cache keeps the answer", async () => {
  const server = Fastify();
  registerServerTime(server, { now: () => 1_764_547_200_123 });
  const response = await server.inject("/server-time");
  expect(response.body).toBe("1764547200123");
  expect(response.headers["cache-control"]).toBe("no-store");
});
