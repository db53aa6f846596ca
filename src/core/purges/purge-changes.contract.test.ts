import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPurgeHook } from "../../platform/purge-hook.ts";
import { newId } from "../../platform/new-id.ts";
import { describeOnEveryDatabase } from "../../testing/database-fixture.ts";
import { buildCategory, buildGuide, buildProduct } from "../../testing/entity-builders.ts";
import { stillClock } from "../../testing/still-clock.ts";
import type { PurgeHook } from "./purge-hook.ts";
import { purgeChanges, purgeRetryMs } from "./purge-changes.ts";

interface Call {
  readonly headers: IncomingMessage["headers"];
  readonly body: unknown;
}

let cdn: Server;
let calls: Call[];
let statuses: number[];
let hook: PurgeHook;

beforeEach(async () => {
  [calls, statuses] = [[], []];
  cdn = createServer((request, response) => {
    void json(request).then((body) => {
      calls.push({ headers: request.headers, body });
      return response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => cdn.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
  hook = createPurgeHook({ url, header: ["authorization", "Bearer secret"] });
});
afterEach(() => new Promise((resolve) => cdn.close(resolve)));

const tags = () => calls.splice(0).map(({ body }) => (body as { tags: string[] }).tags.toSorted());

const nobodyStops = new AbortController().signal;

describeOnEveryDatabase("telling caches elsewhere what changed", (fixture) => {
  const clock = stillClock();
  const contextOf = () => ({ storage: fixture.storage, clock, newId, actor: { kind: "shop" } as const });
  const tell = (holder = "this process", told = hook) =>
    purgeChanges(contextOf(), { holder, hook: told, signal: nobodyStops });
  const addGuide = () => fixture.storage.publish(({ guides }) => guides.insert(buildGuide(), []));

  /** As after the first time. */
  async function begin(): Promise<void> {
    await addGuide();
    await tell();
    calls.splice(0);
  }

  test("the first time the whole shop, then what changed since, each time once", async () => {
    await fixture.storage.publish(({ categories }) => categories.insert(buildCategory()));
    expect(await tell()).toEqual({ outcome: "told" });
    expect(tags()).toEqual([["shop"]]);
    expect(await tell()).toBeUndefined();
    await addGuide();
    await fixture.storage.publish(({ deals }) => deals.remove(newId() as never));
    await tell();
    expect(tags()).toEqual([["deals", "guides"]]);
    expect(await tell()).toBeUndefined();
  });

  test("in the body, in the header, and with the header that lets us in", async () => {
    await begin();
    await addGuide();
    await tell();
    expect(calls).toMatchObject([
      { headers: { "surrogate-key": "guides", authorization: "Bearer secret" }, body: { tags: ["guides"] } },
    ]);
  });

  test("many tags in several calls", async () => {
    const { id: categoryId } = await fixture.storage.publish(({ categories }) => categories.insert(buildCategory()));
    await tell();
    calls.splice(0);
    await fixture.storage.publish(async ({ products }) => {
      for (let count = 0; count < 40; count += 1) await products.insert(buildProduct({ categoryId }));
    });
    await tell();
    const told = tags();
    expect(told.map((list) => list.length)).toEqual([30, 12]);
    expect(new Set(told.flat()).size).toBe(42);
  });

  test("a call that fails is made again, later and later, with what changed meanwhile, until it is heard", async () => {
    await begin();
    await addGuide();
    statuses = [500, 403, 502];
    for (const failures of [1, 2, 3]) {
      expect(await tell()).toMatchObject({ outcome: "failed" });
      clock.advance(purgeRetryMs(failures) - 1);
      expect(await tell()).toBeUndefined();
      clock.advance(1);
    }
    await fixture.storage.publish(({ deals }) => deals.remove(newId() as never));
    expect(await tell()).toEqual({ outcome: "told" });
    expect(tags().at(-1)).toEqual(["deals", "guides"]);
  });

  test("of several processes one tells it, and another takes over from one that died", async () => {
    await begin();
    await addGuide();
    const dying = await fixture.storage.write(({ purges }) =>
      purges.claim({ holder: "dead", now: clock.now(), leaseUntil: clock.now() + 60_000 }),
    );
    expect(dying?.change.tags).toEqual(new Set(["guides"]));
    expect(await tell()).toBeUndefined();
    clock.advance(60_000);
    expect(await tell()).toEqual({ outcome: "told" });
    await addGuide();
    await Promise.all(["one", "two", "three"].map((holder) => tell(holder)));
    expect(tags()).toEqual([["guides"], ["guides"]]);
  });
});

test("the waits grow from a second to a minute", () => {
  expect([1, 2, 3, 6, 7, 99].map((failures) => purgeRetryMs(failures) / 1000)).toEqual([1, 2, 4, 32, 60, 60]);
});
