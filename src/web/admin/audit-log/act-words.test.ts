import { expect, test } from "vitest";
import { labelOf, fieldsInWords, isInstant, leadsToTrash, nameOf, textOf, wordsOf } from "./act-words.ts";

const owner = { kind: "account", person: "a1", name: "Owner" } as const;
const machine = { kind: "command-line", person: "command-line", name: "" } as const;
const hat = { kind: "product", id: "p1", name: "Beer Hat" };
const self = { kind: "account", id: "a1", name: "Owner" };
const robin = { kind: "account", id: "a2", name: "Robin" };

const demo = { kind: "demo catalogue", id: "demo", name: "Demo catalogue" };

test.each([
  ["Owner added the product Beer Hat", { actor: owner, deed: "create", subject: hat }],
  ["Owner changed the gift guide Beer Hat", { actor: owner, deed: "revise", subject: { ...hat, kind: "gift guide" } }],
  ["Owner removed the account Robin", { actor: owner, deed: "remove", subject: robin }],
  ["Owner signed in", { actor: owner, deed: "sign-in", subject: self }],
  ["Owner changed their password", { actor: owner, deed: "change-password", subject: self }],
  ["Command line reset the password of Robin", { actor: machine, deed: "reset-password", subject: robin }],
  [
    "Owner invited robin@example.com",
    { actor: owner, deed: "create", subject: { kind: "invitation", id: "i", name: "robin@example.com" } },
  ],
  [
    "Owner withdrew the invitation for anybody",
    { actor: owner, deed: "revoke", subject: { kind: "invitation", id: "i", name: "anybody" } },
  ],
  [
    "Owner ended the session Robin, curl",
    { actor: owner, deed: "revoke", subject: { kind: "session", id: "s", name: "Robin, curl" } },
  ],
  ["Command line removed the demo catalogue", { actor: machine, deed: "remove", subject: demo }],
  [
    "Owner gave up undoing the bulk change Delete (3 chosen)",
    {
      actor: owner,
      deed: "give-up-undoing-bulk-change",
      subject: { kind: "bulk change", id: "b", name: "Delete (3 chosen)" },
    },
  ],
  [
    "Owner did “draw winner” to the giveaway Hat",
    { actor: owner, deed: "draw-winner", subject: { kind: "giveaway", id: "g", name: "Hat" } },
  ],
] as const)("%s", (sentence, act) => {
  const words = wordsOf(act);
  expect([nameOf(act.actor), words.deed, words.subject].join(" ").trim()).toBe(sentence);
});

test("only the deletion of trashable entities links to the trash", () => {
  expect(leadsToTrash({ deed: "remove", subject: hat })).toBe(true);
  expect(leadsToTrash({ deed: "revise", subject: hat })).toBe(false);
  expect(leadsToTrash({ deed: "remove", subject: robin })).toBe(false);
});

test("fields and values read as words", () => {
  expect(labelOf("long_description")).toBe("Long description");
  expect([true, false, 12345, "Hat", ["a", "b"]].map(textOf)).toEqual(["Yes", "No", "12,345", "Hat", "a, b"]);
});

test("a long list has an entry per line", () => {
  const addresses = ["https://pictures.example/one.webp", "https://pictures.example/two.webp"];
  expect(textOf(addresses)).toBe(addresses.join("\n"));
});

test("few fields are named, many are counted", () => {
  const changes = ["title", "long_description", "tags", "images"].map((field) => ({ field, before: "a", after: "b" }));
  expect(fieldsInWords(changes.slice(0, 2))).toBe("Title, Long description");
  expect(fieldsInWords(changes)).toBe("4 fields");
});

test("moments are told from other texts", () => {
  expect(isInstant("2026-01-02T03:04:05.000Z")).toBe(true);
  expect(isInstant("2026-01-02")).toBe(false);
  expect(isInstant(5)).toBe(false);
});
