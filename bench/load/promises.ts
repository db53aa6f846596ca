// What the shop promises of its speed over HTTP, and whether it was met.
import { type BenchReport, type Table, type Verdict, writeNumber } from "./bench-report.ts";
import type { LockFigures } from "./foreign-lock.ts";
import type { ShopFigures } from "./measure-shop.ts";
import type { ReadRow } from "./questions.ts";
import type { Outcome } from "./side-by-side.ts";

/**
 * Requests per CPU second of others' whole server sides, with 48 products, measured in this way on a machine with two
 * virtual cores. Another machine is faster or slower than that one: the bare server's figure tells how much.
 */
const OTHERS = {
  wordPressFileByNginx: 79_925,
  wooCommerceBehindNginx: 941,
  payload: 29,
  nextCommerce: 18,
  wooCommerce: 8,
  expressList: 248,
  vendureSearch: 169,
} as const;

const LEAST_OF_BARE_NODE = 0.8;
const LEAST_OF_NGINX_FILE = 0.9;
const LEAST_OF_PAGE_FILE = 1;
const LEAST_OF_REACT_ROUTER = 1;
const MAX_P99_MS = 100;
const MAX_STALL_MS = 50;
const MAX_MEMORY_MIB = 400;

export interface Compared {
  readonly rows: readonly ReadRow[];
  /** Of each row: the peer's, then the shop's. */
  readonly outcomes: readonly (readonly Outcome[])[];
}

export const judgeBareNode = (compared: Compared): BenchReport => ({
  tables: [toPeerTable("Kept answers, against the same bytes from a bare node:http server", compared)],
  verdicts: judgeRatios(compared, { words: "kept, against a bare node:http server", limit: LEAST_OF_BARE_NODE }),
});

export const judgeNginx = (compared: Compared): BenchReport => ({
  tables: [toPeerTable("Kept pages behind deploy/nginx.conf, against the same bytes as nginx's own file", compared)],
  verdicts: judgeRatios(compared, { words: "kept behind nginx, against nginx's own file", limit: LEAST_OF_NGINX_FILE }),
});

/** `isTuned`: nginx there keeps files open and buffers its log, as the shop's example has it; otherwise Debian's. */
export function judgePageFile(compared: Compared, isTuned: boolean): BenchReport {
  const nginx = isTuned ? "a tuned nginx" : "Debian's nginx";
  const words = `kept behind nginx, against its file as a page cache of WordPress has ${nginx} send it, here`;
  return {
    tables: [
      toPeerTable(`Home behind deploy/nginx.conf, against a cached page of WordPress's kind from ${nginx}`, compared),
    ],
    verdicts: judgeRatios(compared, { words, limit: LEAST_OF_PAGE_FILE }),
  };
}

/** Home behind nginx, as it came out beside each of its peers: the mean of all, since the machine's speed swings. */
export function judgeFront(homes: readonly Outcome[]): BenchReport {
  const counts = homes.map(({ perCpuSecond }) => perCpuSecond);
  const all = counts.map((count) => writeNumber(count)).join(", ");
  return {
    tables: [],
    verdicts: [
      perCpu(`home, kept behind nginx (${all}), against WordPress's cached file from nginx on another machine`, {
        figure: counts.reduce((sum, count) => sum + count, 0) / counts.length,
        limit: OTHERS.wordPressFileByNginx,
      }),
    ],
  };
}

export const judgeReactRouter = (compared: Compared): BenchReport => ({
  tables: [toPeerTable("Pages made anew, uncompressed, against React Router's own handler", compared)],
  verdicts: judgeRatios(compared, { words: "made anew, against React Router's handler", limit: LEAST_OF_REACT_ROUTER }),
});

function judgeRatios({ rows, outcomes }: Compared, { words, limit }: Ratio): readonly Verdict[] {
  return outcomes.map(([, shop], index) =>
    least(`${rows[index]?.name}, ${words}`, { figure: shop?.ratio, limit, unit: "×" }),
  );
}

interface Ratio {
  readonly words: string;
  readonly limit: number;
}

interface JudgedShop {
  readonly size: number;
  readonly kept?: ShopFigures;
  readonly anew: ShopFigures;
}

export function judgeShop(title: string, { size, kept, anew }: JudgedShop): readonly Verdict[] {
  const pages = anew.rows.filter(({ name }) => name === "home" || name.endsWith(" page"));
  const worst = Math.max(...pages.map(({ p99 }) => p99));
  const memory = Math.max(anew.memoryMib, kept?.memoryMib ?? 0);
  return [
    ...(size === 48 && kept !== undefined ? judgeAgainstOthers(kept, anew) : []),
    most(`${title}: p99 of pages made anew, 16 connections`, { figure: worst, limit: MAX_P99_MS, unit: "ms" }),
    most(`${title}: memory`, { figure: memory, limit: MAX_MEMORY_MIB, unit: "MiB" }),
  ];
}

const rate = ({ rows }: ShopFigures, row: string) => rows.find(({ name }) => name === row)?.perCpuSecond;

function judgeAgainstOthers(kept: ShopFigures, anew: ShopFigures): readonly Verdict[] {
  const { expressList, payload, nextCommerce, wooCommerce, wooCommerceBehindNginx, vendureSearch } = OTHERS;
  return [
    perCpu("home, kept, against WooCommerce behind nginx", {
      figure: rate(kept, "home"),
      limit: wooCommerceBehindNginx,
    }),
    perCpu(`home, made anew, against Payload (Next.js Commerce ${nextCommerce}, WooCommerce ${wooCommerce})`, {
      figure: rate(anew, "home"),
      limit: payload,
    }),
    perCpu("API list of 48, made anew, against twice Express with SQLite", {
      figure: rate(anew, "API list of 48"),
      limit: 2 * expressList,
    }),
    perCpu("API list of 48, kept, against 50 × Express with SQLite", {
      figure: rate(kept, "API list of 48"),
      limit: 50 * expressList,
    }),
    perCpu("API search, made anew, against Vendure's", { figure: rate(anew, "API search"), limit: vendureSearch }),
  ];
}

export function judgeLock(lock: LockFigures | undefined): readonly Verdict[] {
  if (lock === undefined) return [];
  const without = `without: ${lock.longestWithoutMs.toFixed(0)} ms; the save that waited was answered with ${lock.savedWith}`;
  const what = `longest read while another program holds the embedded database for 4 s (${without})`;
  return [most(what, { figure: lock.longestReadMs, limit: MAX_STALL_MS, unit: "ms" })];
}

interface Bound {
  /** Undefined where it was not measured, which meets nothing. */
  readonly figure: number | undefined;
  readonly limit: number;
  readonly unit: string;
}

const least = (what: string, { figure = Number.NaN, limit, unit }: Bound): Verdict => ({
  what,
  figure,
  limit,
  unit,
  isMost: false,
});

const most = (what: string, bound: Bound): Verdict => ({ ...least(what, bound), isMost: true });

const perCpu = (what: string, bound: Omit<Bound, "unit">): Verdict => least(what, { ...bound, unit: "per CPU second" });

/** Both in requests per CPU second, and how long one waits. */
function toPeerTable(title: string, { rows, outcomes }: Compared): Table {
  const [peer, own] = outcomes[0] ?? [];
  return {
    title,
    columns: ["", peer?.name ?? "peer", own?.name ?? "shop", "ratio", "p50 ms", "p99 ms"],
    rows: outcomes.map(([other, shop], index) => {
      const figures = [other?.perCpuSecond, shop?.perCpuSecond, shop?.ratio, shop?.p50, shop?.p99];
      return [rows[index]?.name ?? "", ...figures.map((figure = Number.NaN) => writeNumber(figure))];
    }),
  };
}
