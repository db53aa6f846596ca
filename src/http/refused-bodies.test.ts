import { type AddressInfo, connect } from "node:net";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hearOutRefusedBodies } from "./refused-bodies.ts";

const server = Fastify({ bodyLimit: 1024 });
hearOutRefusedBodies(server);
server.post("/", async () => "taken");

beforeAll(() => server.listen({ port: 0, host: "127.0.0.1" }));
afterAll(() => server.close());

/** Sends two requests over one connection, the first with a body of this length, and answers all that comes back. */
function exchange(bodyLength: number): Promise<string> {
  const { port } = server.server.address() as AddressInfo;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const head = "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n";
    const first = `${head}Content-Length: ${bodyLength}\r\n\r\n${"x".repeat(Math.min(bodyLength, 3_000_000))}`;
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`${first}${head}Content-Length: 2\r\nConnection: close\r\n\r\nhi`);
    });
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => {});
    socket.on("close", () => resolve(Buffer.concat(chunks).toString()));
  });
}

test("a body that is too large is heard out, so that whoever sends it hears why, and goes on", async () => {
  const answers = await exchange(3_000_000);
  expect(answers).toMatch(/^HTTP\/1\.1 413 [^]*HTTP\/1\.1 200 OK[^]*taken$/);
});

test("a body without measure is not", async () => {
  expect(await exchange(1_000_000_000)).toMatch(/^HTTP\/1\.1 413 [^]*connection: close/i);
});
