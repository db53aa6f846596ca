import { expect, test } from "vitest";
import { buildCategory, buildProduct } from "../../testing/entity-builders.ts";
import { stillClock } from "../../testing/still-clock.ts";
import { useTemporaryFolder } from "../../testing/temporary-folder.ts";
import { openStorage } from "../open-storage.ts";
import { createReadingThread, readingProgramBeside } from "./reading-thread.ts";

const folder = useTemporaryFolder();
const readingProgram = readingProgramBeside(new URL("../../server.ts", import.meta.url).href);

async function openFilled() {
  const path = folder.path("shop.sqlite");
  const storage = await openStorage({ url: `sqlite:${path}`, clock: stillClock(), readingProgram });
  const add = (title: string) =>
    storage.publish(async ({ categories, products }) => {
      const { id } = (await categories.findByName("Any")) ?? (await categories.insert(buildCategory({ name: "Any" })));
      await products.insert(buildProduct({ categoryId: id, title, featured: title.includes("hat") }));
    });
  await add("Beer hat");
  const search = async (q: string) =>
    (await storage.read.products.list({ visibility: "public", q, featured: true }, { limit: 10 })).items;
  return { path, storage, add, search };
}

test("long readings see what was written before they began, wherever they run", async () => {
  const { storage, add, search } = await openFilled();
  try {
    expect(await search("hat")).toHaveLength(1);
    await add("Straw hat");
    expect((await search("hat")).map(({ title }) => title)).toEqual(["Straw hat", "Beer hat"]);
    expect(await search("w")).toMatchObject([{ title: "Straw hat" }]);
  } finally {
    await storage.close();
  }
});

test("a long reading holds up nobody else", async () => {
  const { path, storage } = await openFilled();
  const thread = createReadingThread({ program: readingProgram, path });
  try {
    const counting = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 3000000)
      select count(*) as count from numbers`;
    const reading = thread.read(counting, []);
    const short = storage.read.products.counts("all");
    expect(await Promise.race([reading.then(() => "long"), short.then(() => "short")])).toBe("short");
    expect(await reading).toEqual([{ count: 3_000_000 }]);
  } finally {
    await thread.close();
    await storage.close();
  }
});

test("the thread cannot write, says what SQLite says, and begins anew after it was closed", async () => {
  const { path, storage } = await openFilled();
  const thread = createReadingThread({ program: readingProgram, path });
  try {
    await expect(thread.read("delete from products", [])).rejects.toMatchObject({ errcode: 8 });
    await thread.close();
    expect(await thread.read("select ? as flag, ? as absent", [true, undefined])).toEqual([{ flag: 1, absent: null }]);
  } finally {
    await thread.close();
    await storage.close();
  }
});
