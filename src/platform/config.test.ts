import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

describe("the environment", () => {
  test("an empty environment means a local shop with the demo catalogue", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      baseUrl: "http://127.0.0.1:3000",
      baseUrlGiven: false,
      dataDir: `${process.cwd()}/data`,
      storageUrl: `sqlite:${join(process.cwd(), "data", "regretless.sqlite")}`,
      listenUrl: undefined,
      readUrl: undefined,
      seedDemo: true,
      registration: "first",
      adminContent: "full",
      trustProxy: [],
      securityHeaders: "shop",
      logLevel: "info",
      webConcurrency: 1,
      pageCacheBytes: 64 * 1024 * 1024,
      cacheTags: true,
      pageFiles: undefined,
      purge: undefined,
      smtpUrl: undefined,
      backupPlan: { dailyAt: 180, retention: { daily: 7, weekly: 4, monthly: 6 } },
    });
  });

  test("a purge address comes with the header that lets us in", () => {
    const PURGE_URL = "https://api.example/purge";
    expect(readConfig({ PURGE_URL }).purge).toEqual({ url: PURGE_URL, header: undefined });
    const { purge } = readConfig({ PURGE_URL, PURGE_HEADER: "Authorization: Bearer a:b" });
    expect(purge?.header).toEqual(["Authorization", "Bearer a:b"]);
  });

  test("tags can be left out where nobody purges by them", () => {
    expect(readConfig({ CACHE_TAGS: "off" }).cacheTags).toBe(false);
    expect(() => readConfig({ CACHE_TAGS: "off", PURGE_URL: "https://api.example/purge" })).toThrow(/CACHE_TAGS=on/);
  });

  test("pages are left as files where they have one host, and headers that a web server can add", () => {
    const whole = {
      PAGE_FILES: "/run/regretless/pages",
      BASE_URL: "https://shop.example",
      SECURITY_HEADERS: "proxy",
      CACHE_TAGS: "off",
    };
    expect(readConfig(whole).pageFiles).toBe("/run/regretless/pages");
    for (const missing of ["BASE_URL", "SECURITY_HEADERS", "CACHE_TAGS"]) {
      expect(() => readConfig({ ...whole, [missing]: "" })).toThrow(
        new ConfigError(
          "The environment variable PAGE_FILES needs BASE_URL, SECURITY_HEADERS=proxy and CACHE_TAGS=off beside it.",
        ),
      );
    }
  });

  test("nothing can be left as a file where nothing is kept", () => {
    const PAGE_FILES = "/run/regretless/pages";
    const beside = { BASE_URL: "https://shop.example", SECURITY_HEADERS: "proxy", CACHE_TAGS: "off" };
    expect(() => readConfig({ PAGE_FILES, ...beside, PAGE_CACHE_MIB: "0" })).toThrow(/PAGE_CACHE_MIB above 0/);
  });

  test("an empty variable counts as absent", () => {
    expect(readConfig({ PORT: "", BASE_URL: "  ", DATABASE_URL: "" })).toEqual(readConfig({}));
  });

  test("without BASE_URL addresses are built from the port", () => {
    expect(readConfig({ PORT: "4000", HOST: "0.0.0.0" }).baseUrl).toBe("http://127.0.0.1:4000");
  });

  test("BASE_URL loses its trailing slash", () => {
    expect(readConfig({ BASE_URL: "https://Shop.Example/" })).toMatchObject({
      baseUrl: "https://shop.example",
      baseUrlGiven: true,
    });
  });

  test("PostgreSQL starts empty unless the demo catalogue is asked for", () => {
    const DATABASE_URL = "postgres://shop:secret@db.example/shop";
    expect(readConfig({ DATABASE_URL }).seedDemo).toBe(false);
    expect(readConfig({ DATABASE_URL, SEED_DEMO: "1" }).seedDemo).toBe(true);
    expect(readConfig({ SEED_DEMO: "0" }).seedDemo).toBe(false);
  });

  test("PostgreSQL may be listened to and read at addresses of their own", () => {
    const [DATABASE_URL, DATABASE_LISTEN_URL, DATABASE_READ_URL] = ["pooler", "primary", "replica"].map(
      (host) => `postgres://shop:secret@${host}.example/shop`,
    );
    expect(readConfig({ DATABASE_URL, DATABASE_LISTEN_URL, DATABASE_READ_URL })).toMatchObject({
      storageUrl: DATABASE_URL,
      listenUrl: DATABASE_LISTEN_URL,
      readUrl: DATABASE_READ_URL,
    });
  });

  test("proxies are listed as addresses and networks", () => {
    expect(readConfig({ TRUST_PROXY: "10.0.0.0/8, ::1" }).trustProxy).toEqual(["10.0.0.0/8", "::1"]);
  });
});

describe("a wrong variable is named in one sentence", () => {
  test.each([
    ["PORT", "eighty", 'The environment variable PORT must be a whole number from 0 to 65535, not "eighty".'],
    ["PORT", "65536", 'The environment variable PORT must be a whole number from 0 to 65535, not "65536".'],
    ["REGISTRATION", "no", 'The environment variable REGISTRATION must be first, open or closed, not "no".'],
    [
      "BASE_URL",
      "https://shop.example/store",
      'The environment variable BASE_URL must be an address without a path, like https://shop.example, not "https://shop.example/store".',
    ],
    ["SEED_DEMO", "true", 'The environment variable SEED_DEMO must be 0 or 1, not "true".'],
    [
      "PAGE_FILES",
      "pages",
      'The environment variable PAGE_FILES must be an absolute path like /run/regretless/pages, not "pages".',
    ],
    [
      "TRUST_PROXY",
      "10.0.0.0/33",
      "The environment variable TRUST_PROXY must be a list of IP addresses or networks, like 10.0.0.0/8, 127.0.0.1.",
    ],
  ])("%s=%s", (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });

  test.each([
    ["DATABASE_URL", "mysql://root:hunter2@db.example/shop"],
    ["DATABASE_LISTEN_URL", "http://root:hunter2@db.example/shop"],
    ["DATABASE_READ_URL", "sqlite:hunter2"],
    ["SMTP_URL", "https://root:hunter2@mail.example"],
  ])("%s keeps its password to itself", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The environment variable ${name} must look like (?!.*hunter2)`),
    );
  });
});

test.each(["DATABASE_LISTEN_URL", "DATABASE_READ_URL"])("%s without DATABASE_URL is refused by name", (name) => {
  expect(() => readConfig({ [name]: "postgres://shop:secret@db.example/shop" })).toThrow(
    new ConfigError(`The environment variable ${name} needs DATABASE_URL beside it.`),
  );
});

test.each([
  ["off", undefined],
  ["00:00", 0],
  ["23:59", 1439],
])("BACKUP_AT=%s backs up each day at minute %s after midnight", (text, dailyAt) => {
  expect(readConfig({ BACKUP_AT: text }).backupPlan.dailyAt).toBe(dailyAt);
});

test.each(["24:00", "3:00", "03:60", "noon"])("BACKUP_AT=%s is refused by name", (text) => {
  expect(() => readConfig({ BACKUP_AT: text })).toThrow(
    `The environment variable BACKUP_AT must be a time of day in UTC like 03:30, or off, not "${text}".`,
  );
});

test("at least one daily backup is kept", () => {
  expect(() => readConfig({ BACKUP_KEEP_DAILY: "0" })).toThrow("BACKUP_KEEP_DAILY must be a whole number from 1");
});
