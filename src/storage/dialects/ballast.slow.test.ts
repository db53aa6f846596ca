import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { openStorage } from "../open-storage.ts";
import { stillClock } from "../../testing/still-clock.ts";
import { useTemporaryFolder } from "../../testing/temporary-folder.ts";

const folder = useTemporaryFolder();
const openIn = (path: string) => openStorage({ url: `sqlite:${join(path, "shop.sqlite")}`, clock: stillClock() });

test("a database has 8 MiB set aside beside it, once", async () => {
  const path = folder.path("data");
  await (await openIn(path)).close();
  const ballast = join(path, "shop.sqlite.ballast");
  const { size, ino } = statSync(ballast);
  await (await openIn(path)).close();
  expect(size).toBe(8 * 2 ** 20);
  expect(statSync(ballast).ino).toBe(ino);
});

describe.runIf(process.getuid?.() === 0)("on a disk that is really full (a small tmpfs, for root)", () => {
  let disk: string | undefined;

  afterEach(() => disk && execFileSync("umount", ["--lazy", disk]));

  test("a write is refused, reads go on, and what comes after has the ballast's room", async () => {
    disk = folder.path("disk");
    mkdirSync(disk);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=80m", "tmpfs", disk]);
    const storage = await openIn(disk);
    fillUp(join(disk, "filler"));
    const save = (contact: string) => storage.publish((stores) => stores.settings.save({ contact }));

    await expect(manyTimes(() => save("x".repeat(100_000)))).rejects.toMatchObject({ code: "disk-full" });
    expect(await storage.read.products.counts("all")).toMatchObject({ total: 0 });
    expect(existsSync(join(disk, "shop.sqlite.ballast"))).toBe(false);
    await save("after");
    expect(await storage.read.settings.read()).toMatchObject({ contact: "after" });
    await storage.close();
  });
});

/** Leaves not one block. */
function fillUp(path: string): void {
  const piece = Buffer.alloc(2 ** 16);
  try {
    for (;;) writeFileSync(path, piece, { flag: "a" });
  } catch {
    // Full.
  }
}

async function manyTimes(work: () => Promise<void>): Promise<void> {
  for (let time = 0; time < 200; time += 1) await work();
}
