// The environment, read once: what whoever runs the machine decides. What the owner decides lives in settings.
import { isIP } from "node:net";
import { isAbsolute, join, resolve } from "node:path";
import { z } from "zod";
import type { BackupPlan } from "../core/backups/backups-context.ts";

export type Registration = "first" | "open" | "closed";
export type AdminContent = "full" | "placeholder";
export type HeaderSetter = "shop" | "proxy";
export type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin without a trailing slash; builds every absolute address. */
  readonly baseUrl: string;
  /** BASE_URL was set, so requests for other hosts are refused. */
  readonly baseUrlGiven: boolean;
  /** Absolute path. */
  readonly dataDir: string;
  /** `postgres://…`, or `sqlite:<path>` in `dataDir`. */
  readonly storageUrl: string;
  /** Where to listen for news from other nodes, past a pooler in front of `storageUrl`; PostgreSQL only. */
  readonly listenUrl: string | undefined;
  /** A streaming replica that takes reads off `storageUrl`; PostgreSQL only. */
  readonly readUrl: string | undefined;
  /** Load the demo catalogue into a brand-new database. */
  readonly seedDemo: boolean;
  readonly registration: Registration;
  readonly adminContent: AdminContent;
  /** Addresses and networks of proxies whose forwarded headers count; empty trusts none. */
  readonly trustProxy: readonly string[];
  /** Who adds the security headers that are the same for every answer. */
  readonly securityHeaders: HeaderSetter;
  readonly logLevel: LogLevel;
  /** How many processes serve. */
  readonly webConcurrency: number;
  /** The most memory that ready pages and answers take; 0 keeps none. */
  readonly pageCacheBytes: number;
  /** An absolute path: the folder in which a web server on this machine finds kept pages as files; undefined: in none. */
  readonly pageFiles: string | undefined;
  /** Public answers carry the tags by which a cache in front finds them. */
  readonly cacheTags: boolean;
  /** Where caches in front hear what changed; undefined where none keeps pages for long. */
  readonly purge: PurgeConfig | undefined;
  readonly smtpUrl: string | undefined;
  /** Of the embedded database. */
  readonly backupPlan: BackupPlan;
}

export interface PurgeConfig {
  readonly url: string;
  /** Name and value of the header that lets us in; secret. */
  readonly header: readonly [name: string, value: string] | undefined;
}

/** The environment is wrong; `message` is one sentence that names the variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

type Environment = Readonly<Record<string, string | undefined>>;

const oneOf = <Value extends string>(...values: readonly [Value, ...Value[]]) =>
  z.enum(values, { error: ({ input }) => `must be ${listChoices(values)}, not ${quote(input)}` });

const wholeNumber = (least: number, most: number) => {
  const error = ({ input }: { readonly input?: unknown }) =>
    `must be a whole number from ${least} to ${most}, not ${quote(input)}`;
  const isInRange = (text: string) => Number(text) >= least && Number(text) <= most;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .refine(isInRange, { error })
    .transform(Number);
};

// Addresses of databases and mail servers hold passwords, so that no message repeats them.
const secretAddress = (protocols: readonly string[], example: string) =>
  z
    .string()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ""), { error: `must look like ${example}` });

const postgresAddress = secretAddress(["postgres:", "postgresql:"], "postgres://user:password@host:5432/name");

const timeOfDay = z
  .string()
  .regex(/^(?:off|(?:[01]\d|2[0-3]):[0-5]\d)$/, {
    error: ({ input }) => `must be a time of day in UTC like 03:30, or off, not ${quote(input)}`,
  })
  .transform((text) => (text === "off" ? undefined : Number(text.slice(0, 2)) * 60 + Number(text.slice(3))));

const ENVIRONMENT = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: "must be an address or a name to listen on, like 127.0.0.1 or 0.0.0.0" })
    .default("127.0.0.1"),
  BASE_URL: z
    .string()
    .refine(isOrigin, {
      error: ({ input }) => `must be an address without a path, like https://shop.example, not ${quote(input)}`,
    })
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_LISTEN_URL: postgresAddress.optional(),
  DATABASE_READ_URL: postgresAddress.optional(),
  SEED_DEMO: oneOf("0", "1").optional(),
  REGISTRATION: oneOf("first", "open", "closed").default("first"),
  ADMIN_CONTENT: oneOf("full", "placeholder").default("full"),
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .refine((parts) => parts.every(isAddressOrNetwork), {
      error: "must be a list of IP addresses or networks, like 10.0.0.0/8, 127.0.0.1",
    })
    .default([]),
  SECURITY_HEADERS: oneOf("shop", "proxy").default("shop"),
  LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent").default("info"),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  PAGE_CACHE_MIB: wholeNumber(0, 16_384).default(64),
  PAGE_FILES: z
    .string()
    .refine(isAbsolute, {
      error: ({ input }) => `must be an absolute path like /run/regretless/pages, not ${quote(input)}`,
    })
    .optional(),
  CACHE_TAGS: oneOf("on", "off").default("on"),
  PURGE_URL: secretAddress(["http:", "https:"], "https://api.example/purge").optional(),
  PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: ?[\x20-\x7e]+$/, { error: "must be one header, like Authorization: Bearer secret" })
    .optional(),
  SMTP_URL: secretAddress(["smtp:", "smtps:"], "smtp://user:password@host:587").optional(),
  BACKUP_AT: timeOfDay.prefault("03:00"),
  BACKUP_KEEP_DAILY: wholeNumber(1, 366).default(7),
  BACKUP_KEEP_WEEKLY: wholeNumber(0, 520).default(4),
  BACKUP_KEEP_MONTHLY: wholeNumber(0, 120).default(6),
});

/**
 * Reads the environment; an empty variable counts as absent.
 *
 * @throws ConfigError that names the first wrong variable.
 */
export function readConfig(environment: Environment): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== "");
  const parsed = ENVIRONMENT.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`The environment variable ${String(issue?.path[0])} ${issue?.message ?? "is wrong"}.`);
  }
  const values = parsed.data;
  requireMainDatabase(values);
  requirePlainPages(values);
  return {
    port: values.PORT,
    host: values.HOST,
    baseUrl: values.BASE_URL ?? `http://127.0.0.1:${values.PORT}`,
    baseUrlGiven: values.BASE_URL !== undefined,
    dataDir: resolve(values.DATA_DIR),
    storageUrl: values.DATABASE_URL ?? `sqlite:${join(resolve(values.DATA_DIR), "regretless.sqlite")}`,
    listenUrl: values.DATABASE_LISTEN_URL,
    readUrl: values.DATABASE_READ_URL,
    seedDemo: values.SEED_DEMO === undefined ? values.DATABASE_URL === undefined : values.SEED_DEMO === "1",
    registration: values.REGISTRATION,
    adminContent: values.ADMIN_CONTENT,
    trustProxy: values.TRUST_PROXY,
    securityHeaders: values.SECURITY_HEADERS,
    logLevel: values.LOG_LEVEL,
    webConcurrency: values.WEB_CONCURRENCY,
    pageCacheBytes: values.PAGE_CACHE_MIB * 1_048_576,
    pageFiles: values.PAGE_FILES,
    cacheTags: values.CACHE_TAGS === "on",
    purge: toPurge(values),
    smtpUrl: values.SMTP_URL,
    backupPlan: {
      dailyAt: values.BACKUP_AT,
      retention: {
        daily: values.BACKUP_KEEP_DAILY,
        weekly: values.BACKUP_KEEP_WEEKLY,
        monthly: values.BACKUP_KEEP_MONTHLY,
      },
    },
  };
}

/** A second address of the database beside the embedded one would be ignored without a word. */
function requireMainDatabase(values: z.infer<typeof ENVIRONMENT>): void {
  if (values.DATABASE_URL !== undefined) return;
  for (const name of ["DATABASE_LISTEN_URL", "DATABASE_READ_URL"] as const) {
    if (values[name] !== undefined)
      throw new ConfigError(`The environment variable ${name} needs DATABASE_URL beside it.`);
  }
}

/** The web server sends files with headers that are the same for all, to whoever names the shop's host. */
function requirePlainPages(values: z.infer<typeof ENVIRONMENT>): void {
  const { PAGE_FILES, BASE_URL, SECURITY_HEADERS, CACHE_TAGS, PAGE_CACHE_MIB } = values;
  if (PAGE_FILES === undefined) return;
  if (BASE_URL === undefined || SECURITY_HEADERS !== "proxy" || CACHE_TAGS !== "off") {
    throw new ConfigError(
      "The environment variable PAGE_FILES needs BASE_URL, SECURITY_HEADERS=proxy and CACHE_TAGS=off beside it.",
    );
  }
  if (PAGE_CACHE_MIB === 0) {
    throw new ConfigError(
      "The environment variable PAGE_FILES needs a PAGE_CACHE_MIB above 0: only kept pages are files.",
    );
  }
}

function toPurge(values: z.output<typeof ENVIRONMENT>): PurgeConfig | undefined {
  const { PURGE_URL: url, PURGE_HEADER: header, CACHE_TAGS } = values;
  if (url === undefined) return undefined;
  if (CACHE_TAGS === "off") throw new ConfigError("The environment variable PURGE_URL needs CACHE_TAGS=on beside it.");
  const [, name, value] = /^([\w-]+): ?(.+)$/.exec(header ?? "") ?? [];
  return { url, header: name === undefined || value === undefined ? undefined : [name, value] };
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return false;
  return url.username === "" && url.pathname === "/" && url.search === "" && url.hash === "";
}

function isAddressOrNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

function listChoices(values: readonly string[]): string {
  return `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}

function quote(input: unknown): string {
  return JSON.stringify(input);
}
