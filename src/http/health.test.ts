import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerHealth } from "./health.ts";

const well = async () => {};
const ill = async () => {
  throw new Error("no");
};

async function statuses(probes: { readonly ping: () => Promise<void>; readonly probeWrite: () => Promise<void> }) {
  const server = Fastify();
  registerHealth(server, { ...probes, schemaVersion: async () => "0001" });
  const ask = async (url: string) => (await server.inject(url)).statusCode;
  return [await ask("/livez"), await ask("/healthz"), await ask("/readyz")];
}

test("a shop that reads and writes is live, healthy and ready", async () => {
  expect(await statuses({ ping: well, probeWrite: well })).toEqual([200, 200, 200]);
});

test("a shop on a read-only disk is healthy, since browsing works, but not ready", async () => {
  expect(await statuses({ ping: well, probeWrite: ill })).toEqual([200, 200, 503]);
});

test("a shop whose database is away is live alone", async () => {
  expect(await statuses({ ping: ill, probeWrite: ill })).toEqual([200, 503, 503]);
});
