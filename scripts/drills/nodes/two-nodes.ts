import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../../e2e/built-shop.ts";
import { startEmbeddedPostgres } from "../../../src/testing/embedded-postgres.ts";
import { type FrailWire, openFrailWire } from "../../../src/testing/frail-wire.ts";
import { type ShopServer, startShopServer } from "../faults/shop-server.ts";
import { type Answer, type Ask, callersOf } from "../proxies/ask.ts";
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
  const shared = { BASE_URL: `https://${HOST}:${ports.https}`, TRUST_PROXY: "127.0.0.1", SEED_DEMO: "1" };
  const startA = () =>
    startShopServer({ ...shared, DATA_DIR: join(folder, "a"), PORT: String(portA), DATABASE_URL: postgres.url });
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
  await mkdir(join(folder, "nginx"));
  const proxy = await startProxy(nginx, { ...ports, folder: join(folder, "nginx") });
  const called = { ports, certificate: proxy.certificate };
  const { direct: askA, visit } = callersOf({ ...called, shopPort: portA });
  const { direct: askB } = callersOf({ ...called, shopPort: portB });
  return {
    askA,
    askB,
    visit,
    token: await register(askA),
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

async function register(ask: TwoNodes["askA"]): Promise<string> {
  const owner = { email: "owner@shop.example", username: "owner", password: "correct horse battery" };
  const { status, body } = await ask(toWrite({ method: "POST", path: "/api/auth/register", body: owner }));
  if (status !== 201) throw new Error(`Nobody could register: ${status} ${body.toString()}`);
  return (JSON.parse(body.toString()) as { access_token: string }).access_token;
}

interface Write {
  readonly method: "POST" | "PUT";
  readonly path: string;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request with a JSON body. */
export function toWrite({ method, path, body, headers = {} }: Write): Ask {
  const text = JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  return {
    method,
    path,
    body: text,
    headers: { "content-type": "application/json", "content-length": length, ...headers },
  };
}
