import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../e2e/built-shop.ts";
import { withoutRights } from "./own-user.ts";
import { isListening } from "../../../src/testing/is-listening.ts";

export interface PgBouncer {
  /** The address that leads through it: as `direct` in all else. */
  toPooled(direct: string): string;
  stop(): Promise<void>;
}

/** Debian's PgBouncer as its documentation sets it up for transaction mode: nothing of ours is allowed for in it. */
export async function startPgBouncer(serverPort: number, folder: string): Promise<PgBouncer> {
  const port = await freePort();
  const config = join(folder, "pgbouncer.ini");
  const users = join(folder, "users.txt");
  await writeFile(users, '"postgres" ""\n');
  await writeFile(
    config,
    `[databases]
* = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 5
max_client_conn = 500
`,
  );
  const options = { ...withoutRights(), stdio: "ignore" } as const;
  const pooler = spawn("/usr/sbin/pgbouncer", ["-q", config], options);
  await untilListening(port);
  return {
    toPooled: (direct) => Object.assign(new URL(direct), { port: String(port) }).href,
    async stop() {
      const ended = once(pooler, "exit");
      pooler.kill("SIGTERM");
      await ended;
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isListening(port)) return;
    await sleep(50);
  }
  throw new Error("PgBouncer does not listen");
}
