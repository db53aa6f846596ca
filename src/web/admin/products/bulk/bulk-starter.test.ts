import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createBulkStarter } from "./bulk-starter.ts";

const DEED = { kind: "flag", flag: "featured", value: true } as const;
const SELECTION = { ids: ["1"] };

let changes: object[] = [];
let answersStart: () => Response = () => Response.json({});

beforeEach(() => {
  changes = [{ id: "old", deed: DEED, state: "done" }];
  vi.stubGlobal("localStorage", { getItem: () => "token" });
  vi.stubGlobal("fetch", async (_path: string, { method }: RequestInit) =>
    method === "POST" ? answersStart() : Response.json(changes),
  );
});

afterEach(() => vi.unstubAllGlobals());

const beginThenLose = (deed: object) => () => {
  changes = [{ id: "new", deed, state: "running" }, ...changes];
  throw new TypeError("Failed to fetch");
};

describe("a bulk change whose answer was lost", () => {
  test("is found where it was begun all the same, whatever the order of its words", async () => {
    const starter = createBulkStarter();
    await starter.look();
    answersStart = beginThenLose({ value: true, flag: "featured", kind: "flag" });
    expect(await starter.start(SELECTION, DEED)).toMatchObject({ id: "new" });
  });

  test("has failed where it was not begun, though the last one did the same", async () => {
    const starter = createBulkStarter();
    await starter.look();
    answersStart = () => {
      throw new TypeError("Failed to fetch");
    };
    await expect(starter.start(SELECTION, DEED)).rejects.toMatchObject({ status: 0 });
  });

  test("has failed where somebody else began another one", async () => {
    const starter = createBulkStarter();
    await starter.look();
    answersStart = beginThenLose({ kind: "delete" });
    await expect(starter.start(SELECTION, DEED)).rejects.toMatchObject({ status: 0 });
  });

  test("is not guessed at where nobody knows what was there before", async () => {
    answersStart = beginThenLose(DEED);
    await expect(createBulkStarter().start(SELECTION, DEED)).rejects.toMatchObject({ status: 0 });
  });
});

test("a refusal stands", async () => {
  const starter = createBulkStarter();
  await starter.look();
  answersStart = () => Response.json({ detail: "Another one is at work.", code: "conflict" }, { status: 409 });
  await expect(starter.start(SELECTION, DEED)).rejects.toMatchObject({ status: 409 });
});

test("what is at work is found", async () => {
  changes = [
    { id: "a", state: "done" },
    { id: "b", state: "undoing" },
  ];
  expect(await createBulkStarter().look()).toMatchObject({ id: "b" });
});
