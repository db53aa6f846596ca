import { connect, type AddressInfo, type Socket } from "node:net";
import { once } from "node:events";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { drain } from "./drain.ts";

const REQUEST = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

async function openServer() {
  const server = Fastify({ forceCloseConnections: "idle", return503OnClosing: false });
  server.get("/", async () => "answered");
  await server.listen({ port: 0, host: "127.0.0.1" });
  return server;
}

/** A connection that has had one answer and is kept. */
async function keepConnection({ port }: AddressInfo): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.write(REQUEST);
  await once(socket, "data");
  return socket;
}

test("a request that was sent just before the shop stops is answered, and told that it was the last", async () => {
  const server = await openServer();
  const socket = await keepConnection(server.server.address() as AddressInfo);
  socket.write(REQUEST);
  const [, [answer]] = await Promise.all([drain(server), once(socket, "data")]);
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*answered$/i);
});

test("connections that nobody uses do not keep the shop open", async () => {
  const server = await openServer();
  const socket = await keepConnection(server.server.address() as AddressInfo);
  const ended = once(socket, "close");
  socket.resume();
  await drain(server);
  await ended;
  expect(server.server.listening).toBe(false);
});
