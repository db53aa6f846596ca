// The network between the shop and its database, for tests of what happens when it fails.
import { connect, createServer, type Socket } from "node:net";

export interface FrailWire {
  /** The database, through here. */
  readonly url: string;
  /** Ends every connection. New ones work, unless `refuse` says otherwise. */
  cut(): void;
  /** Connections stay open and nothing comes through any more; neither does a word about that. */
  fallSilent(): void;
  /** New connections are refused, too. */
  refuse(isRefusing: boolean): void;
  close(): Promise<void>;
}

/** `port`: where it listens; any free one by default. */
export async function openFrailWire(url: string, port = 0): Promise<FrailWire> {
  const database = new URL(url);
  const sockets = new Set<Socket>();
  let isRefusing = false;
  const server = createServer((near) => {
    near.on("error", () => {});
    if (isRefusing) return void near.destroy();
    const far = connect(Number(database.port), database.hostname);
    far.on("error", () => {});
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on("close", () => {
        sockets.delete(one);
        if (!one.isPaused()) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: Object.assign(new URL(url), { port: typeof address === "object" ? address?.port : undefined }).href,
    cut,
    fallSilent: () => sockets.forEach((socket) => socket.unpipe().pause()),
    refuse(refusing) {
      isRefusing = refusing;
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
