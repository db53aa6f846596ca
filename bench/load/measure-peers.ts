// The shop beside others that send the same, measured in turns.
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { constants, gzipSync } from "node:zlib";
import { freePort } from "../../e2e/built-shop.ts";
import { fetchAnswer, writeRequest } from "./http-answer.ts";
import type { LoadGenerator } from "./load-generator.ts";
import { asContender, BROWSER, type Effort } from "./measure-shop.ts";
import { findNginx, startNginxFile, startNginxFront, startNginxPageFile } from "./peers/nginx.ts";
import type { ReadRow } from "./questions.ts";
import { type ServerProcess, startServer, withServer } from "./server-process.ts";
import { type ShopPlace, startShop } from "./shops.ts";
import { type Contender, measureSideBySide, type Outcome } from "./side-by-side.ts";

const CONNECTIONS = 16;

export interface PeerParts {
  readonly generator: LoadGenerator;
  readonly effort: Effort;
  /** An existing folder, removed by whoever made it. */
  readonly folder: string;
  readonly place: ShopPlace;
}

/** Kept answers: a bare node:http server first, then the shop. */
export async function compareWithBareNode(parts: PeerParts, rows: readonly ReadRow[]): Promise<readonly Outcomes[]> {
  const shop = await startShop({ place: parts.place, isCached: true });
  return withServer(shop, () =>
    forEach(rows, async ({ path }) => {
      const requests = [writeRequest({ path, headers: BROWSER })];
      return withServer(await startBareServer(parts.folder, { shop, path }), (bare) =>
        compareKept(parts, [
          asContender(bare, { name: "node:http", requests }),
          asContender(shop, { name: "shop", requests }),
        ]),
      );
    }),
  );
}

/** Kept pages: nginx with a file of the same bytes and headers first, then the shop behind nginx. */
export const compareWithNginx = (parts: PeerParts, rows: readonly ReadRow[]): Promise<readonly Outcomes[]> =>
  compareBehindNginx(parts, rows, {
    name: "nginx, a file",
    start: async ({ folder, path, frontPort }) =>
      startNginxFile({ folder, path, answer: await fetchAnswer(frontPort, { path, headers: BROWSER }) }),
  });

/** Kept pages: nginx with their files as page caches of WordPress keep them first, then the shop behind nginx. */
export const compareWithPageFile = (
  parts: PeerParts,
  { rows, isTuned }: { readonly rows: readonly ReadRow[]; readonly isTuned: boolean },
): Promise<readonly Outcomes[]> =>
  compareBehindNginx(parts, rows, {
    name: isTuned ? "nginx tuned, a cached page" : "nginx, a cached page",
    async start({ folder, path, frontPort }) {
      const { body: page } = await fetchAnswer(frontPort, { path });
      const gzipped = gzipSync(page, { level: constants.Z_BEST_COMPRESSION });
      return startNginxPageFile({ folder, path, page, gzipped, isTuned });
    },
  });

interface NginxPeer {
  readonly name: string;
  /** With what the shop answers through its own nginx. */
  readonly start: (served: {
    readonly folder: string;
    readonly path: string;
    readonly frontPort: number;
  }) => Promise<ServerProcess>;
}

/** Nothing where nginx is not installed. */
async function compareBehindNginx(
  parts: PeerParts,
  rows: readonly ReadRow[],
  peer: NginxPeer,
): Promise<readonly Outcomes[]> {
  if (findNginx() === undefined) return [];
  const { place, folder } = parts;
  const pageFiles = makeFolder(folder);
  const shop = await startShop({ place, isCached: true, pageFiles });
  return withServer(shop, async () =>
    withServer(await startNginxFront({ folder: makeFolder(folder), shopPort: shop.port, pageFiles }), (front) =>
      forEach(rows, async ({ path }) => {
        const requests = [writeRequest({ path, headers: BROWSER })];
        const served = { folder: makeFolder(folder), path, frontPort: front.port };
        return withServer(await peer.start(served), (file) =>
          compareKept(parts, [
            asContender(file, { name: peer.name, requests }),
            { ...asContender(front, { name: "shop behind nginx", requests }), pids: [front.pid, shop.pid] },
          ]),
        );
      }),
    ),
  );
}

/**
 * Pages made anew: React Router's handler first, then the shop. Neither compresses here, since only the shop could, and
 * one asks at a time, since the shop makes a page once for all who ask for it together.
 */
export async function compareWithReactRouter(parts: PeerParts, rows: readonly ReadRow[]): Promise<readonly Outcomes[]> {
  const pace = { ...parts.effort, warmUp: parts.effort.warmUp.anew, connections: 1 };
  const port = await freePort();
  const program = fileURLToPath(new URL("peers/react-router-server.ts", import.meta.url));
  const peer = await startServer({ port, program: process.execPath, args: [program, String(port), parts.place.url] });
  return withServer(peer, async () =>
    withServer(await startShop({ place: parts.place, isCached: false }), (shop) =>
      forEach(rows, ({ path }) => {
        const requests = [writeRequest({ path })];
        const contenders = [
          asContender(peer, { name: "React Router", requests }),
          asContender(shop, { name: "shop", requests }),
        ];
        return measureSideBySide(parts.generator, contenders, pace);
      }),
    ),
  );
}

type Outcomes = readonly Outcome[];

const compareKept = ({ generator, effort }: PeerParts, contenders: readonly Contender[]): Promise<Outcomes> =>
  measureSideBySide(generator, contenders, { ...effort, warmUp: effort.warmUp.kept, connections: CONNECTIONS });

/** One after the other: two at once would disturb each other. */
async function forEach(
  rows: readonly ReadRow[],
  measure: (row: ReadRow) => Promise<Outcomes>,
): Promise<readonly Outcomes[]> {
  const measured: Outcomes[] = [];
  for (const row of rows) measured.push(await measure(row));
  return measured;
}

async function startBareServer(
  folder: string,
  { shop, path }: { readonly shop: ServerProcess; readonly path: string },
): Promise<ServerProcess> {
  const { headers, body } = await fetchAnswer(shop.port, { path, headers: BROWSER });
  const file = join(makeFolder(folder), "answer.json");
  writeFileSync(file, JSON.stringify({ headers, body: body.toString("base64") }));
  const port = await freePort();
  const program = fileURLToPath(new URL("peers/bare-server.ts", import.meta.url));
  return startServer({ port, program: process.execPath, args: [program, String(port), file] });
}

const makeFolder = (parent: string): string => mkdtempSync(join(parent, "peer-"));
