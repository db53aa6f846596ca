import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeStalledSockets } from "./stalled-sockets.ts";

/** More than any kernel buffers on the way. */
const LONG = Buffer.alloc(32 * 1_048_576, "x");
const REQUEST = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

let server: Server;
let stop: () => void;
let sockets: Socket[];

beforeEach(() => {
  sockets = [];
});
afterEach(() => {
  stop();
  for (const socket of sockets) socket.destroy();
  server.close();
  server.closeAllConnections();
});

async function serve(body: Buffer, limits: Parameters<typeof closeStalledSockets>[1], delayMs = 0): Promise<void> {
  server = createServer((_request, response) => setTimeout(() => response.end(body), delayMs));
  stop = closeStalledSockets(server, { sweepMs: 20, ...limits });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
}

function ask(): Socket {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () => socket.write(REQUEST));
  socket.on("error", () => {});
  sockets.push(socket);
  return socket;
}

test("a client that reads nothing is disconnected, even if it keeps sending", async () => {
  await serve(LONG, { maxStallMs: 300 });
  const connection = once(server, "connection");
  ask().pause();
  const [socket] = (await connection) as [Socket];
  const sending = setInterval(() => sockets[0]?.write(REQUEST), 20);
  await once(socket, "close");
  clearInterval(sending);
  expect(socket.destroyed).toBe(true);
});

test("a client that reads slowly gets everything", async () => {
  await serve(LONG, { maxStallMs: 5000 });
  const socket = ask();
  let length = 0;
  socket.on("data", (chunk) => {
    length += chunk.length;
    socket.pause();
    setTimeout(() => socket.resume(), 12);
    if (length > LONG.length) socket.destroy();
  });
  await once(socket, "close");
  expect(length).toBeGreaterThan(LONG.length);
});

test("a response that takes long to make is waited for, and so is the next request", async () => {
  await serve(Buffer.from("done"), { maxStallMs: 60 }, 300);
  const socket = ask();
  const [first] = await once(socket, "data");
  expect(String(first)).toMatch(/done$/);
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.write(REQUEST);
  const [second] = await once(socket, "data");
  expect(String(second)).toMatch(/done$/);
});

test("while too many bytes wait for slow readers, stalled clients are disconnected sooner", async () => {
  await serve(LONG, { maxStallMs: 60_000, maxUnsentBytes: LONG.length * 1.5 });
  const opened: Socket[] = [];
  server.on("connection", (socket) => opened.push(socket));
  for (let count = 0; count < 3; count += 1) ask().pause();
  await expect.poll(() => opened.filter(({ destroyed }) => destroyed).length, { timeout: 5000 }).toBe(2);
});
