import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, test } from "vitest";
import { useTemporaryFolder } from "../testing/temporary-folder.ts";

const ROUNDS = 30;
const WRITER = fileURLToPath(new URL("../testing/acknowledging-writer.ts", import.meta.url));

const folder = useTemporaryFolder();

/** The writer as one file: thirty processes that each load hundreds of modules would take most of the test's time. */
async function bundleWriter(): Promise<void> {
  await build({
    configFile: false,
    logLevel: "silent",
    ssr: { noExternal: true },
    build: { ssr: WRITER, outDir: folder.path("writer"), rollupOptions: { output: { entryFileNames: "writer.mjs" } } },
  });
}

/** It loads and waits: the next writer gets ready while this one works. */
function prepareWriter(databasePath: string, round: number): ChildProcess {
  const env = { ...process.env, NODE_OPTIONS: "", NODE_COMPILE_CACHE: folder.path("compiled") };
  const call = [folder.path("writer/writer.mjs"), databasePath, String(round)];
  return spawn(process.execPath, call, { env, stdio: ["pipe", "pipe", "inherit"] });
}

/** What the writer said until it was killed, some moments after its first acknowledgement. */
async function runUntilKilled(writer: ChildProcess): Promise<string> {
  let said = "";
  const isWriting = new Promise<void>((resolve) => {
    writer.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("slug")) resolve();
    });
  });
  writer.stdin?.write("go");
  await Promise.race([isWriting, once(writer, "close")]);
  await sleep(Math.random() * 60);
  writer.kill("SIGKILL");
  await once(writer, "close");
  return said;
}

function readSlugs(databasePath: string): Set<string> {
  const database = new DatabaseSync(databasePath);
  try {
    expect(database.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
    const slugs = new Set(
      database
        .prepare("select slug from products")
        .all()
        .map((row) => String(row["slug"])),
    );
    const counted = database.prepare("select value from counters where scope = 'public' and name = 'featured'").get();
    expect(counted).toEqual({ value: slugs.size });
    return slugs;
  } finally {
    database.close();
  }
}

test("of thirty writers killed with -9 no acknowledged write is lost", async () => {
  const databasePath = folder.path("shop.db");
  const acknowledged: string[] = [];
  await bundleWriter();
  let next = prepareWriter(databasePath, 1);
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const writer = next;
      next = prepareWriter(databasePath, round + 1);
      const lines = (await runUntilKilled(writer))
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      const [first, ...writes] = lines;
      expect(first).toEqual({ pragmas: { journalMode: "wal", synchronous: 2 } });
      expect(writes.length).toBeGreaterThan(0);
      acknowledged.push(...writes.map(({ slug }) => slug));
      const slugs = readSlugs(databasePath);
      expect(acknowledged.filter((slug) => !slugs.has(slug))).toEqual([]);
    }
  } finally {
    next.kill("SIGKILL");
  }
}, 120_000);
