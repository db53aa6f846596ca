import { expect, test } from "vitest";
import { fieldLabel, isInstant, nameOf, textOf, wordsOf } from "./act-words.ts";

const owner = { kind: "account", person: "a1", name: "Owner" } as const;
const machine = { kind: "command-line", person: "command-line", name: "" } as const;
const hat = { kind: "product", id: "p1", name: "Beer Hat" };
const self = { kind: "account", id: "a1", name: "Owner" };
const robin = { kind: "account", id: "a2", name: "Robin" };

test.each([
  [owner, "create", hat, "Owner added the product Beer Hat"],
  [owner, "revise", { ...hat, kind: "gift guide" }, "Owner changed the gift guide Beer Hat"],
  [owner, "remove", robin, "Owner removed the account Robin"],
  [owner, "sign-in", self, "Owner signed in"],
  [owner, "change-password", self, "Owner changed their password"],
  [machine, "reset-password", robin, "Command line reset the password of Robin"],
  [owner, "create", { kind: "invitation", id: "i", name: "robin@example.com" }, "Owner invited robin@example.com"],
  [owner, "revoke", { kind: "invitation", id: "i", name: "anybody" }, "Owner withdrew the invitation for anybody"],
  [owner, "revoke", { kind: "session", id: "s", name: "Robin, curl" }, "Owner ended the session Robin, curl"],
  [
    machine,
    "remove",
    { kind: "demo catalogue", id: "d", name: "Demo catalogue" },
    "Command line removed the demo catalogue",
  ],
  [owner, "draw-winner", { kind: "giveaway", id: "g", name: "Hat" }, "Owner did “draw winner” to the giveaway Hat"],
])("%o doing %s to %o reads as a sentence", (actor, deed, subject, sentence) => {
  const words = wordsOf({ actor, deed, subject });
  expect([nameOf(actor), words.deed, words.subject].join(" ").trim()).toBe(sentence);
});

test("fields and values read as words", () => {
  expect(fieldLabel("long_description")).toBe("Long description");
  expect([true, false, 12345, "Hat", ["a", "b"]].map(textOf)).toEqual(["Yes", "No", "12,345", "Hat", "a\nb"]);
});

test("moments are told from other texts", () => {
  expect(isInstant("2026-01-02T03:04:05.000Z")).toBe(true);
  expect(isInstant("2026-01-02")).toBe(false);
  expect(isInstant(5)).toBe(false);
});
