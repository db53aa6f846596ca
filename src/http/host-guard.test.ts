import Fastify from "fastify";
import { expect, test } from "vitest";
import { guardHost } from "./host-guard.ts";

const server = Fastify();
guardHost(server, "https://shop.example");
server.get("/", async () => "home");
server.get("/healthz", async () => "well");

const statusFor = async (host: string, url = "/") => (await server.inject({ url, headers: { host } })).statusCode;

test("the shop answers under its own name, however it is spelled", async () => {
  expect(await statusFor("shop.example")).toBe(200);
  expect(await statusFor("Shop.Example")).toBe(200);
});

test.each(["evil.example", "shop.example.evil.example", "shop.example:8080", "127.0.0.1:3000"])(
  "a request for %s is misdirected",
  async (host) => {
    expect(await statusFor(host)).toBe(421);
  },
);

test("a forged forwarded host changes nothing", async () => {
  const headers = { host: "evil.example", "x-forwarded-host": "shop.example", forwarded: "host=shop.example" };
  expect((await server.inject({ url: "/", headers })).statusCode).toBe(421);
});

test("probes may ask for the shop's health by its address", async () => {
  expect(await statusFor("127.0.0.1:3000", "/healthz")).toBe(200);
  expect(await statusFor("127.0.0.1:3000", "/healthz?x=1")).toBe(200);
});

test("the default port and a trailing dot are spellings of the same name", async () => {
  expect(await statusFor("shop.example:443")).toBe(200);
  expect(await statusFor("shop.example.:443")).toBe(200);
});
