// Every speed that the shop promises over HTTP, on the catalogues of several sizes and on both databases.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CatalogueSize, startCatalogueServer } from "../catalogue/catalogues.ts";
import type { BenchReport, Table } from "./bench-report.ts";
import { type LockFigures, measureForeignLock } from "./foreign-lock.ts";
import { type LoadGenerator, startLoadGenerator } from "./load-generator.ts";
import { compareWithBareNode, compareWithNginx, compareWithReactRouter, type PeerParts } from "./measure-peers.ts";
import { measureReads, measureWrites, type ShopFigures, toShopTable } from "./measure-shop.ts";
import { listReadRows, listWriteRows, type ReadRow } from "./questions.ts";
import { judgeLock, judgePeers, judgeShop, toPeerTable } from "./promises.ts";
import { copyPostgresCatalogue, copySqliteCatalogue, type ShopPlace, startShop } from "./shops.ts";
import { withServer } from "./server-process.ts";
import type { Pace } from "./side-by-side.ts";

type Rounds = Pick<Pace, "rounds" | "roundMs">;

const THOROUGH = {
  sizes: [48, 1_000, 100_000, 1_000_000],
  postgresSizes: [1_000, 1_000_000],
  peers: { rounds: 21, roundMs: 500 },
  shop: { rounds: 3, roundMs: 1000 },
} as const satisfies Plan;

const QUICK = {
  sizes: [48, 1_000],
  postgresSizes: [],
  peers: { rounds: 7, roundMs: 200 },
  shop: { rounds: 1, roundMs: 500 },
} as const satisfies Plan;

interface Plan {
  readonly sizes: readonly CatalogueSize[];
  readonly postgresSizes: readonly CatalogueSize[];
  readonly peers: Rounds;
  readonly shop: Rounds;
}

interface Setting {
  readonly plan: Plan;
  readonly generator: LoadGenerator;
  readonly folder: string;
}

/** `onTable` hears of each table when it is measured. */
export async function measureSpeed(isQuick: boolean, onTable: (table: Table) => void): Promise<BenchReport> {
  const folder = mkdtempSync(join(tmpdir(), "regretless-bench-"));
  const generator = startLoadGenerator();
  const setting = { plan: isQuick ? QUICK : THOROUGH, generator, folder };
  const reports: BenchReport[] = [];
  const add = (report: BenchReport) => {
    report.tables.forEach(onTable);
    reports.push(report);
  };
  try {
    for (const size of setting.plan.sizes) {
      const place = await copySqliteCatalogue(size, folder);
      if (size === 48) add(await measurePeers(setting, place));
      add(await measureSqlite(setting, { size, place }));
      rmSync(place.dataDir, { recursive: true });
    }
    if (setting.plan.postgresSizes.length > 0) add(await measurePostgres(setting));
  } finally {
    generator.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return merge(reports);
}

async function measurePeers({ plan, generator, folder }: Setting, place: ShopPlace): Promise<BenchReport> {
  const parts: PeerParts = { generator, pace: plan.peers, folder, place };
  const rows = await readRows(place);
  const pages = rows.filter(({ kind }) => kind === "page");
  const [home, product] = pages;
  const behind = [home, product].filter((row) => row !== undefined);
  const bare = await compareWithBareNode(parts, rows);
  const nginx = await compareWithNginx(parts, behind);
  const reactRouter = await compareWithReactRouter(parts, pages);
  const tables = [
    toPeerTable("Kept answers, against the same bytes from a bare node:http server", { rows, outcomes: bare }),
    toPeerTable("Kept pages behind deploy/nginx.conf, against the same bytes as nginx's own file", {
      rows: behind,
      outcomes: nginx,
    }),
    toPeerTable("Pages made anew, uncompressed, against React Router's own handler", {
      rows: pages,
      outcomes: reactRouter,
    }),
  ];
  return { tables, verdicts: judgePeers({ rows, bare, behind, nginx, pages, reactRouter }) };
}

async function readRows(place: ShopPlace): Promise<readonly ReadRow[]> {
  return withServer(await startShop({ place, isCached: false }), ({ port }) => listReadRows(port));
}

interface Sized {
  readonly size: CatalogueSize;
  readonly place: ShopPlace;
}

async function measureSqlite(setting: Setting, { size, place }: Sized): Promise<BenchReport> {
  const title = `${size.toLocaleString("en-US")} products, SQLite`;
  const kept = await measureShop(setting, { place, isCached: true });
  const anew = await measureShop(setting, { place, isCached: false });
  const { writes, lock } = await measureOwner(setting, { size, place });
  return {
    tables: [
      toShopTable(`${title}: kept`, kept),
      toShopTable(`${title}: made anew`, anew),
      toShopTable(`${title}: writes`, writes),
    ],
    verdicts: [...judgeShop(title, { size, kept, anew }), ...judgeLock(lock)],
  };
}

async function measureShop(
  { plan, generator }: Setting,
  { place, isCached }: { readonly place: ShopPlace; readonly isCached: boolean },
): Promise<ShopFigures> {
  return withServer(await startShop({ place, isCached }), async (shop) =>
    measureReads({ generator, pace: plan.shop }, { shop, rows: await listReadRows(shop.port), isCached }),
  );
}

interface OwnerFigures {
  readonly writes: ShopFigures;
  /** Of the embedded database alone. */
  readonly lock: LockFigures | undefined;
}

async function measureOwner({ plan, generator }: Setting, { place, size }: Sized): Promise<OwnerFigures> {
  return withServer(await startShop({ place, isCached: true }), async (shop) => {
    const rows = await listWriteRows(shop.port);
    const writes = await measureWrites({ generator, pace: plan.shop }, { shop, rows });
    const [save] = rows.at(-1)?.questions ?? [];
    const [database, file = ""] = place.url.split(/:(.*)/);
    const isLockable = database === "sqlite" && size === 1_000 && save !== undefined;
    return {
      writes,
      lock: isLockable ? await measureForeignLock({ shop, file, path: "/api/categories", save }) : undefined,
    };
  });
}

async function measurePostgres(setting: Setting): Promise<BenchReport> {
  const server = await startCatalogueServer();
  const reports: BenchReport[] = [];
  try {
    for (const size of setting.plan.postgresSizes) {
      const place = await copyPostgresCatalogue(server, { size, folder: setting.folder });
      const title = `${size.toLocaleString("en-US")} products, PostgreSQL`;
      const anew = await measureShop(setting, { place, isCached: false });
      const { writes } = await measureOwner(setting, { size, place });
      reports.push({
        tables: [toShopTable(`${title}: made anew`, anew), toShopTable(`${title}: writes`, writes)],
        verdicts: judgeShop(title, { size, anew }),
      });
    }
  } finally {
    await server.stop();
  }
  return merge(reports);
}

const merge = (reports: readonly BenchReport[]): BenchReport => ({
  tables: reports.flatMap(({ tables }) => tables),
  verdicts: reports.flatMap(({ verdicts }) => verdicts),
});
