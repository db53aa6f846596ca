import { expect, test } from "vitest";
import { createAdmission } from "./admission.ts";

/** Work that ends when the test says so. */
function holdOpen() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

/** How many of a crowd are turned away at once. */
async function countRejected(admission: ReturnType<typeof createAdmission>, client: "visitor" | "owner") {
  const { work, end } = holdOpen();
  const crowd = Array.from({ length: 300 }, () => admission.admit(client, work));
  const settled = Promise.allSettled(crowd);
  end();
  return (await settled).filter(({ status }) => status === "rejected").length;
}

test("some requests run or wait, the rest are rejected with Retry-After", async () => {
  const admission = createAdmission();
  expect(await countRejected(admission, "visitor")).toBe(196);
  const { work, end } = holdOpen();
  const crowd = Array.from({ length: 105 }, () => admission.admit("visitor", work));
  await expect(crowd.at(-1)).rejects.toMatchObject({ code: "busy", details: { retryAfterSeconds: 2 } });
  end();
  await Promise.all(crowd.slice(0, -1));
});

test("under pressure fewer visitors get slots, but as many signed-in people", async () => {
  const admission = createAdmission({ isHigh: () => true });
  expect(await countRejected(admission, "visitor")).toBe(282);
  expect(await countRejected(admission, "owner")).toBe(196);
});

test("a crowd that opens admin pages takes no slot of signed-in people", async () => {
  const admission = createAdmission();
  const { work, end } = holdOpen();
  const crowd = Promise.allSettled(Array.from({ length: 300 }, () => admission.admit("admin-page", work)));
  expect(await admission.admit("owner", async () => "in")).toBe("in");
  end();
  await crowd;
});

test("work that switches to a whole list releases its slot", async () => {
  const admission = createAdmission();
  const { work, end } = holdOpen();
  const lists = Array.from({ length: 4 }, () =>
    admission.admit("visitor", async (permit) => {
      await permit.switchToList();
      await work();
    }),
  );
  expect(await admission.admit("visitor", async () => "in")).toBe("in");
  end();
  await Promise.all(lists);
});

test("a detached slot stays taken until it is released", async () => {
  const admission = createAdmission();
  const releases = await Promise.all(
    Array.from({ length: 4 }, () => admission.admit("visitor", async (permit) => permit.detach())),
  );
  let isIn = false;
  const next = admission.admit("visitor", async () => void (isIn = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isIn).toBe(false);
  releases[0]?.();
  await next;
  expect(isIn).toBe(true);
});
