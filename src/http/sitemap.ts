import type { FastifyInstance, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import type { ReadingRecord } from "../core/reading-record.ts";
import { latestOf, type PublicFile, type PublicFileParts, servePublicFile } from "./public-file.ts";

/** A part of a sitemap may hold 50,000 addresses (sitemaps.org); smaller parts are quick to make. */
const ADDRESSES_PER_PART = 10_000;

interface Address {
  readonly path: string;
  readonly changedAt: number | undefined;
}

/**
 * `/sitemap.xml`: all addresses, or an index of parts where one part would not hold them. Products are cut by their
 * running number, so that any part costs the same however large the catalogue is.
 */
export function registerSitemap(server: FastifyInstance, app: App, { answers, baseUrl }: PublicFileParts): void {
  const serve = (path: string, make: Make) =>
    servePublicFile(server, answers, {
      path,
      type: "application/xml; charset=utf-8",
      maxAgeSeconds: 3600,
      make: async (record, request) => {
        for (const tag of READ) record.tag(tag);
        return make(record, request);
      },
    });
  serve("/sitemap.xml", async (record) => {
    const [pages, parts] = [await listPages(app, record), await countProductParts(app)];
    if (parts > 1 || pages.length > ADDRESSES_PER_PART) return sitemapIndex(parts, baseUrl);
    const products = await listProducts(app, 1);
    return pages.length + products.length > ADDRESSES_PER_PART
      ? sitemapIndex(parts, baseUrl)
      : urlSet([...pages, ...products], baseUrl);
  });
  serve("/sitemap-pages.xml", async (record) => urlSet(await listPages(app, record), baseUrl));
  serve("/sitemap-products-:part(^\\d{1,6}$).xml", async (_record, { params }) => {
    const { part } = params as { readonly part: string };
    if (Number(part) < 1 || Number(part) > (await countProductParts(app))) return undefined;
    return urlSet(await listProducts(app, Number(part)), baseUrl);
  });
}

type Make = (record: ReadingRecord, request: FastifyRequest) => Promise<PublicFile | undefined>;

/** Cache tags of everything that any part of the sitemap lists. */
const READ = ["products", "categories", "guides", "giveaways", "shop-pages"] as const;

async function countProductParts(app: App): Promise<number> {
  return Math.max(1, Math.ceil((await app.catalogue.lastProductSeq()) / ADDRESSES_PER_PART));
}

async function listProducts(app: App, part: number): Promise<Address[]> {
  const afterSeq = (part - 1) * ADDRESSES_PER_PART;
  const products = await app.catalogue.listProductAddresses({ afterSeq, upToSeq: afterSeq + ADDRESSES_PER_PART });
  return products.map(({ slug, updatedAt }) => ({ path: `/product/${slug}`, changedAt: updatedAt }));
}

async function listPages(app: App, record: ReadingRecord): Promise<Address[]> {
  const [categories, guides, { giveaways, changesAt }, shopPages] = [
    await app.catalogue.listCategories(),
    await app.guides.listGuides(),
    await app.giveaways.listPublicGiveaways(app.clock.now()),
    await app.shopPages.listShopPages(),
  ];
  record.changesAt(changesAt);
  return [
    ...["/", "/gift-guides", "/giveaways", "/exclusives"].map((path) => ({ path, changedAt: undefined })),
    ...shopPages.map(({ key, updatedAt }) => ({ path: `/${key}`, changedAt: updatedAt ?? undefined })),
    ...categories.map(({ slug, updatedAt }) => ({ path: `/category/${slug}`, changedAt: updatedAt })),
    ...guides.map(({ slug, updatedAt }) => ({ path: `/gift-guides/${slug}`, changedAt: updatedAt })),
    ...giveaways.map(({ slug, updatedAt }) => ({ path: `/giveaways/${slug}`, changedAt: updatedAt })),
  ];
}

const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function urlSet(addresses: readonly Address[], baseUrl: string): PublicFile {
  const urls = addresses.map(({ path, changedAt }) => {
    const lastChange = changedAt === undefined ? "" : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
    return `<url><loc>${baseUrl}${path}</loc>${lastChange}</url>`;
  });
  return {
    text: `${XML_HEAD}<urlset ${NAMESPACE}>\n${urls.join("\n")}\n</urlset>\n`,
    modifiedAt: latestOf(addresses.map(({ changedAt }) => changedAt)),
  };
}

function sitemapIndex(productParts: number, baseUrl: string): PublicFile {
  const names = [
    "sitemap-pages.xml",
    ...Array.from({ length: productParts }, (_, part) => `sitemap-products-${part + 1}.xml`),
  ];
  const parts = names.map((name) => `<sitemap><loc>${baseUrl}/${name}</loc></sitemap>`);
  return { text: `${XML_HEAD}<sitemapindex ${NAMESPACE}>\n${parts.join("\n")}\n</sitemapindex>\n` };
}
