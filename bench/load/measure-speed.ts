// Every speed that the shop promises over HTTP, on the catalogues of several sizes and on both databases.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CatalogueSize, startCatalogueServer } from "../catalogue/catalogues.ts";
import type { BenchReport, Table } from "./bench-report.ts";
import { type LockFigures, measureForeignLock } from "./foreign-lock.ts";
import { type LoadGenerator, startLoadGenerator } from "./load-generator.ts";
import {
  compareWithBareNode,
  compareWithNginx,
  compareWithPageFile,
  compareWithReactRouter,
  type PeerParts,
} from "./measure-peers.ts";
import { type Effort, measureReads, measureWrites, type ShopFigures, toShopTable } from "./measure-shop.ts";
import { listReadRows, listWriteRows, type ReadRow } from "./questions.ts";
import {
  judgeBareNode,
  judgeFront,
  judgeLock,
  judgeNginx,
  judgePageFile,
  judgeReactRouter,
  judgeShop,
} from "./promises.ts";
import { copyPostgresCatalogue, copySqliteCatalogue, type ShopPlace, startShop } from "./shops.ts";
import { withServer } from "./server-process.ts";

const THOROUGH = {
  sizes: [48, 1_000, 100_000, 1_000_000],
  postgresSizes: [1_000, 1_000_000],
  peers: { rounds: 15, roundMs: 400, warmUp: { kept: 20_000, anew: 300 } },
  shop: { rounds: 3, roundMs: 700, warmUp: { kept: 20_000, anew: 300 } },
} as const satisfies Plan;

const QUICK = {
  sizes: [48, 1_000],
  postgresSizes: [],
  peers: { rounds: 4, roundMs: 200, warmUp: { kept: 6_000, anew: 60 } },
  shop: { rounds: 1, roundMs: 400, warmUp: { kept: 6_000, anew: 60 } },
} as const satisfies Plan;

interface Plan {
  readonly sizes: readonly CatalogueSize[];
  readonly postgresSizes: readonly CatalogueSize[];
  readonly peers: Effort;
  readonly shop: Effort;
}

interface Setting {
  readonly plan: Plan;
  readonly generator: LoadGenerator;
  readonly folder: string;
  readonly add: (report: BenchReport) => void;
}

/** `onTable` hears of each table when it is measured. */
export async function measureSpeed(isQuick: boolean, onTable: (table: Table) => void): Promise<BenchReport> {
  const folder = mkdtempSync(join(tmpdir(), "regretless-bench-"));
  const generator = startLoadGenerator();
  const reports: BenchReport[] = [];
  const add = (report: BenchReport) => {
    report.tables.forEach(onTable);
    reports.push(report);
  };
  const setting = { plan: isQuick ? QUICK : THOROUGH, generator, folder, add };
  try {
    for (const size of setting.plan.sizes) {
      const place = await copySqliteCatalogue(size, folder);
      if (size === 48) await measurePeers(setting, place);
      add(await measureSqlite(setting, { size, place }));
      rmSync(place.dataDir, { recursive: true });
    }
    if (setting.plan.postgresSizes.length > 0) await measurePostgres(setting);
  } finally {
    generator.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return merge(reports);
}

async function measurePeers({ plan, generator, folder, add }: Setting, place: ShopPlace): Promise<void> {
  const parts: PeerParts = { generator, effort: plan.peers, folder, place };
  const rows = await readRows(place);
  const pages = rows.filter(({ kind }) => kind === "page");
  // What nginx keeps costs by its length alone: a long page and a short one.
  const behind = pages.slice(0, 2);
  add(judgeBareNode({ rows, outcomes: await compareWithBareNode(parts, rows) }));
  const besideFile = await compareWithNginx(parts, behind);
  add(judgeNginx({ rows: behind, outcomes: besideFile }));
  const homes = besideFile.slice(0, 1);
  const home = pages.slice(0, 1);
  for (const isTuned of [false, true]) {
    const outcomes = await compareWithPageFile(parts, { rows: home, isTuned });
    add(judgePageFile({ rows: home, outcomes }, isTuned));
    homes.push(...outcomes);
  }
  // None where nginx is not installed.
  if (homes.length > 0) add(judgeFront(homes.flatMap(([, shop]) => shop ?? [])));
  add(judgeReactRouter({ rows: pages, outcomes: await compareWithReactRouter(parts, pages) }));
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
      toShopTable(`${title}: made anew (cost uncompressed, waiting as a browser asks)`, anew),
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
    measureReads({ generator, effort: plan.shop }, { shop, rows: await listReadRows(shop.port), isCached }),
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
    const writes = await measureWrites({ generator, effort: plan.shop }, { shop, rows });
    const [save] = rows.at(-1)?.questions ?? [];
    const [database, file = ""] = place.url.split(/:(.*)/);
    const isLockable = database === "sqlite" && size === 1_000 && save !== undefined;
    return {
      writes,
      lock: isLockable ? await measureForeignLock({ shop, file, path: "/api/categories", save }) : undefined,
    };
  });
}

async function measurePostgres(setting: Setting): Promise<void> {
  const server = await startCatalogueServer();
  try {
    for (const size of setting.plan.postgresSizes) {
      const place = await copyPostgresCatalogue(server, { size, folder: setting.folder });
      const title = `${size.toLocaleString("en-US")} products, PostgreSQL`;
      const anew = await measureShop(setting, { place, isCached: false });
      const { writes } = await measureOwner(setting, { size, place });
      setting.add({
        tables: [
          toShopTable(`${title}: made anew (cost uncompressed, waiting as a browser asks)`, anew),
          toShopTable(`${title}: writes`, writes),
        ],
        verdicts: judgeShop(title, { size, anew }),
      });
    }
  } finally {
    await server.stop();
  }
}

const merge = (reports: readonly BenchReport[]): BenchReport => ({
  tables: reports.flatMap(({ tables }) => tables),
  verdicts: reports.flatMap(({ verdicts }) => verdicts),
});
