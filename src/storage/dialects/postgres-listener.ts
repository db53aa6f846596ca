// One connection that hears of other nodes' changes the moment they are committed.
import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

/** On which each publish is told. */
export const CHANGES_CHANNEL = "regretless_catalogue";

interface ListenerParts {
  /** postgres://user:password@host:port/database, past any pooler that shares connections. */
  readonly url: string;
  /** Something changed, or may have while nobody listened. */
  readonly onNews: () => void;
  /** From now on, until the next news, changes may pass unheard. */
  readonly onLost: () => void;
}

export interface PostgresListener {
  /** Whether every change is heard. */
  isUp(): boolean;
  close(): Promise<void>;
}

/** A connection that was cut without a word shows only by what it does not answer. */
const BEAT_EVERY_MS = 250;
const SILENCE_MS = 1_000;
const CONNECT_MS = 3_000;
const RECONNECT_MS = 250;
/** A pooler is not going to become a server. */
const POOLED_MS = 60_000;

/** Listens, and listens again after every loss, until it is closed. */
export function listenForChanges({ url, onNews, onLost }: ListenerParts): PostgresListener {
  const closing = new AbortController();
  let isUp = false;

  /** Answers after how many milliseconds to try again. */
  async function listen(line: Line): Promise<number> {
    let pauseMs = RECONNECT_MS;
    closing.signal.addEventListener("abort", line.cut, { once: true });
    try {
      await line.open(onNews);
      isUp = true;
      onNews();
      await line.untilLost;
      onLost();
    } catch (error) {
      if (error instanceof SharedConnection) pauseMs = POOLED_MS;
    }
    isUp = false;
    line.cut();
    closing.signal.removeEventListener("abort", line.cut);
    return pauseMs;
  }

  async function goOn({ signal }: AbortController): Promise<void> {
    while (!signal.aborted) {
      const pauseMs = await listen(openLine(url));
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
    }
  }

  const done = goOn(closing);
  return {
    isUp: () => isUp,
    async close() {
      closing.abort();
      await done;
    },
  };
}

/** A pooler hands connections on from transaction to transaction: what is told on one reaches anybody, or nobody. */
class SharedConnection extends Error {
  override readonly name = "SharedConnection";
}

/** A pooler in transaction mode gives its clients numbers of its own instead of those of the server's processes. */
async function requireOwnConnection(client: Client & { readonly processID?: number }): Promise<void> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  if (rows[0]?.pid !== client.processID) throw new SharedConnection("It is not the server that was connected to");
}

interface Line {
  open(onNews: () => void): Promise<void>;
  readonly untilLost: Promise<void>;
  cut(): void;
}

function openLine(url: string): Line {
  const socket = new Socket();
  const client = new Client({
    connectionString: url,
    application_name: "regretless listener",
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    stream: () => socket,
  });
  const untilLost = new Promise<void>((resolve) => {
    client.once("error", () => resolve());
    client.once("end", () => resolve());
    socket.once("close", () => resolve());
  });
  // A second error of the same connection tells nothing new.
  client.on("error", () => {});
  let beat: NodeJS.Timeout | undefined;
  let askedAt: number | undefined;

  function ask(): void {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SILENCE_MS) socket.destroy();
      return;
    }
    askedAt = performance.now();
    client.query("select 1").then(
      () => (askedAt = undefined),
      () => socket.destroy(),
    );
  }

  return {
    untilLost,
    async open(onNews) {
      await client.connect();
      await requireOwnConnection(client);
      client.on("notification", onNews);
      await client.query(`listen ${CHANGES_CHANNEL}`);
      beat = setInterval(ask, BEAT_EVERY_MS);
    },
    cut() {
      clearInterval(beat);
      socket.destroy();
    },
  };
}
