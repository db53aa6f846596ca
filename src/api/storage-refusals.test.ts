// What a shop answers whose storage refuses.
import { expect, test } from "vitest";
import { DomainError } from "../core/errors/domain-error.ts";
import type { Storage } from "../core/storage.ts";
import { openStorage } from "../storage/open-storage.ts";
import { stillClock } from "../testing/still-clock.ts";
import { openTestShop } from "../testing/test-shop.ts";

/** A shop that can be told to refuse to write, or to read products. */
async function openTroubledShop() {
  const storage = await openStorage({ url: "sqlite::memory:", clock: stillClock() });
  let trouble: Error | undefined;
  const refuse = async (): Promise<never> => {
    throw trouble;
  };
  const troubled: Storage & { close(): Promise<void> } = {
    get read() {
      if (trouble === undefined) return storage.read;
      const stream = () => ({ [Symbol.asyncIterator]: () => ({ next: refuse }) });
      return { ...storage.read, products: { ...storage.read.products, list: refuse, stream } };
    },
    write: (work) => (trouble === undefined ? storage.write(work) : refuse()),
    publish: (work) => (trouble === undefined ? storage.publish(work) : refuse()),
    unite: (work) => (trouble === undefined ? storage.unite(work) : refuse()),
    catalogueVersion: () => storage.catalogueVersion(),
    get forVisitors() {
      return troubled;
    },
    close: () => storage.close(),
  };
  const shop = await openTestShop({ storage: troubled });
  const owner = await shop.owner();
  return { shop, owner, fail: (error: Error) => void (trouble = error) };
}

test("a full disk refuses writes with 507 and goes on showing the shop", async () => {
  const { shop, owner, fail } = await openTroubledShop();
  fail(new DomainError("disk-full", "There is no room left on the disk. Free some and save again."));
  const answer = await owner.post("/api/categories", { name: "Party" });
  expect(answer).toMatchObject({
    status: 507,
    body: { code: "disk-full", detail: expect.stringContaining("no room left") },
  });
  expect((await shop.visitor.get("/api/categories")).status).toBe(200);
  await shop.close();
});

test("a busy database is 503 with a time to try again, before half a list is sent", async () => {
  const { shop, fail } = await openTroubledShop();
  fail(new DomainError("busy", "The shop is busy. Try again in a moment."));
  for (const address of ["/api/products", "/api/products?limit=5"]) {
    const answer = await shop.visitor.get(address);
    expect(answer).toMatchObject({
      status: 503,
      headers: { "retry-after": "1", "cache-control": "no-store" },
      body: { code: "busy" },
    });
    expect(answer.headers).not.toHaveProperty("etag");
  }
  await shop.close();
});

test("a fault is 500 and tells nothing of its cause", async () => {
  const { shop, fail } = await openTroubledShop();
  fail(new Error("password=secret at /srv/shop.db"));
  const answer = await shop.visitor.get("/api/products");
  expect(answer).toMatchObject({
    status: 500,
    text: '{"detail":"Something went wrong on our side.","code":"internal"}',
  });
  await shop.close();
});
