import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../platform/config.ts";
import { StorageError } from "../storage/storage-error.ts";
import { buildProductDraft } from "../testing/entity-builders.ts";
import { UsageError } from "./command.ts";
import { runCommand } from "./run-command.ts";
import { withApp } from "./with-app.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "regretless-cli-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const config = () => readConfig({ DATA_DIR: folder, SEED_DEMO: "0" });

async function shop(words: string, secret = ""): Promise<string> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  await runCommand(words.split(" "), { config: config(), say, askSecret: async () => secret });
  return lines.join("\n");
}

const signIn = (password: string) =>
  withApp(config(), (app) => app.accounts.signIn({ email: "owner@example.com", password, address: "127.0.0.1" }));

async function addOwnProduct(category: string): Promise<void> {
  await withApp(config(), (app) => app.catalogue.createProduct(buildProductDraft({ title: "My own hat", category })));
}

const titles = () =>
  withApp(config(), async (app) => {
    const page = await app.catalogue.listProducts({ visibility: "all" }, { limit: 100 });
    return page.items.map(({ title }) => title);
  });

const acts = () => withApp(config(), async (app) => (await app.audit.listActs({}, { limit: 50 })).items);

const slugs = () =>
  withApp(config(), async (app) => {
    const page = await app.catalogue.listProducts({ visibility: "all" }, { limit: 100 });
    return page.items.map(({ slug }) => slug);
  });

describe("the command line", () => {
  test("an account made there can sign in, and a reset password replaces the old one", async () => {
    await shop("admin create --email owner@example.com --username Owner", "first password");
    await expect(signIn("first password")).resolves.toMatchObject({ account: { username: "Owner" } });
    await shop("admin reset-password --email owner@example.com", "second password");
    await expect(signIn("first password")).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(signIn("second password")).resolves.toBeDefined();
  });

  test("a password that is too short is refused before an account exists", async () => {
    await expect(shop("admin create --email owner@example.com --username Owner", "short")).rejects.toThrow(
      "Password must have at least 8 characters.",
    );
    expect(await withApp(config(), (app) => app.accounts.countAccounts())).toBe(0);
  });

  test("a restored backup holds what the shop held when it was made, and the newer database is kept aside", async () => {
    await shop("demo add");
    const [, path = ""] = (await shop("backup")).split("\n");
    await shop("demo remove");
    expect(await titles()).toEqual([]);
    expect(await shop(`restore ${path}`)).toContain("before-restore");
    expect((await titles()).length).toBeGreaterThan(30);
    expect(readdirSync(folder).some((name) => name.includes("before-restore"))).toBe(true);
  });

  test("a folder that the system cannot make is refused with a sentence, at once", async () => {
    await shop("demo add");
    await expect(shop("backup /proc/regretless")).rejects.toThrow(/^The folder .* cannot be made: name another one/);
  });

  test("a file that is no backup is refused and the shop goes on as it was", async () => {
    await shop("demo add");
    const before = await titles();
    const foreign = join(folder, "holiday.jpg");
    writeFileSync(foreign, "not a database");
    await expect(shop(`restore ${foreign}`)).rejects.toThrow(StorageError);
    expect(await titles()).toEqual(before);
  });

  test("removing the demo catalogue touches nothing of the owner's and keeps the category that it uses", async () => {
    await shop("demo add");
    const name = await withApp(config(), async (app) => (await app.catalogue.listCategories())[0]?.name ?? "");
    await addOwnProduct(name);
    await shop("demo remove");
    expect(await titles()).toEqual(["My own hat"]);
    const names = await withApp(config(), async (app) => (await app.catalogue.listCategories()).map((c) => c.name));
    expect(names).toEqual([name]);
  });

  test("the demo catalogue can be added again after it was removed, with the addresses it had", async () => {
    await shop("demo add");
    const before = await slugs();
    await expect(shop("demo add")).rejects.toThrow(UsageError);
    await shop("demo remove");
    await shop("demo add");
    expect(await slugs()).toEqual(before);
  });

  test("what is done there stands in the audit log, without the passwords", async () => {
    await shop("admin create --email owner@example.com --username Owner", "first password");
    await shop("demo add");
    const [, path = ""] = (await shop("backup")).split("\n");
    await shop("admin reset-password --email owner@example.com", "second password");
    await shop("demo remove");
    const deeds = (await acts()).map(({ deed, subject }) => `${deed} ${subject.kind}`);
    expect(deeds).toEqual(["remove demo catalogue", "reset-password account", "add demo catalogue", "create account"]);
    expect((await acts()).map(({ actor }) => actor)).toEqual(deeds.map(() => ({ kind: "command-line" })));
    expect(JSON.stringify(await acts())).not.toMatch(/(?:first|second) password|argon2/);
    await shop(`restore ${path}`);
    expect((await acts())[0]).toMatchObject({ deed: "restore", subject: { kind: "database" } });
  });

  test("an unknown command is answered with the list of commands", async () => {
    await expect(shop("dance")).rejects.toThrow(/There is no command "dance"[\s\S]*backup/);
  });
});
