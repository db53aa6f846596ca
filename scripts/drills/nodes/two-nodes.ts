import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../../e2e/built-shop.ts";
import { startEmbeddedPostgres } from "../../../src/testing/embedded-postgres.ts";
import { type FrailWire, openFrailWire } from "../../../src/testing/frail-wire.ts";
import { type ShopServer, startShopServer } from "../faults/shop-server.ts";
import { type Answer, type Ask, callersOf } from "../proxies/ask.ts";
import { registerThrough } from "../proxies/writing.ts";
import { leavingMuchTo } from "../proxies/shop-behind.ts";
import { HOST, PROXIES, startProxy } from "../proxies/start-proxy.ts";

export interface TwoNodes {
  /** Straight to a node, past nginx. */
  readonly askA: (ask: Ask) => Promise<Answer>;
  readonly askB: (ask: Ask) => Promise<Answer>;
  /** Through nginx, to whichever it chooses. */
  readonly visit: (ask: Ask) => Promise<Answer>;
  /** The owner's bearer token. */
  readonly token: string;
  readonly databaseUrl: string;
  /** Between B and the database: all its connections, or the listening one alone. */
  readonly wires: { readonly all: FrailWire; readonly listening: FrailWire };
  killA(): Promise<void>;
  startA(): Promise<void>;
  close(): Promise<void>;
}

/** Two nodes with the demo catalogue and an owner; both trust nginx before them. */
export async function openTwoNodes(folder: string): Promise<TwoNodes> {
  const postgres = await startEmbeddedPostgres({ folder: join(folder, "shared") });
  const wires = { all: await openFrailWire(postgres.url), listening: await openFrailWire(postgres.url) };
  const [portA, portB] = [await freePort(), await freePort()];
  const ports = { http: await freePort(), https: await freePort(), shop: [portA, portB] };
  const proxyFolder = join(folder, "nginx");
  await mkdir(proxyFolder);
  const { PAGE_FILES, ...leaving } = leavingMuchTo(proxyFolder);
  const shared = { BASE_URL: `https://${HOST}:${ports.https}`, TRUST_PROXY: "127.0.0.1", SEED_DEMO: "1", ...leaving };
  const startA = () =>
    startShopServer({
      ...shared,
      DATA_DIR: join(folder, "a"),
      PORT: String(portA),
      DATABASE_URL: postgres.url,
      // On the machine where nginx runs.
      PAGE_FILES,
    });
  let a: ShopServer = await startA();
  const b = await startShopServer({
    ...shared,
    DATA_DIR: join(folder, "b"),
    PORT: String(portB),
    DATABASE_URL: wires.all.url,
    DATABASE_LISTEN_URL: wires.listening.url,
  });
  const nginx = PROXIES.find(({ name }) => name === "nginx");
  if (nginx === undefined) throw new Error("No nginx among the web servers");
  const proxy = await startProxy(nginx, { ...ports, folder: proxyFolder });
  const called = { ports, certificate: proxy.certificate };
  const { direct: askA, visit } = callersOf({ ...called, shopPort: portA });
  const { direct: askB } = callersOf({ ...called, shopPort: portB });
  return {
    askA,
    askB,
    visit,
    token: await registerThrough(askA),
    databaseUrl: postgres.url,
    wires,
    killA: () => a.end("SIGKILL"),
    async startA() {
      a = await startA();
    },
    async close() {
      await proxy.stop();
      await Promise.all([a.end("SIGTERM"), b.end("SIGTERM")]);
      await Promise.all([wires.all.close(), wires.listening.close()]);
      await postgres.stop();
    },
  };
}
