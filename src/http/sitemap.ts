import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";

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
export function registerSitemap(server: FastifyInstance, app: App, baseUrl: string): void {
  server.get("/sitemap.xml", async (_request, reply) => {
    const [pages, parts] = [await listPages(app), await countProductParts(app)];
    reply.type("application/xml; charset=utf-8").header("Cache-Control", "public, max-age=3600");
    if (parts > 1 || pages.length > ADDRESSES_PER_PART) return sitemapIndex(parts, baseUrl);
    const products = await listProducts(app, 1);
    return pages.length + products.length > ADDRESSES_PER_PART
      ? sitemapIndex(parts, baseUrl)
      : urlSet([...pages, ...products], baseUrl);
  });
  server.get("/sitemap-pages.xml", async (_request, reply) => {
    reply.type("application/xml; charset=utf-8").header("Cache-Control", "public, max-age=3600");
    return urlSet(await listPages(app), baseUrl);
  });
  server.get<{ Params: { part: string } }>("/sitemap-products-:part(^\\d{1,6}$).xml", async (request, reply) => {
    const part = Number(request.params.part);
    if (part < 1 || part > (await countProductParts(app))) return reply.callNotFound();
    reply.type("application/xml; charset=utf-8").header("Cache-Control", "public, max-age=3600");
    return urlSet(await listProducts(app, part), baseUrl);
  });
}

async function countProductParts(app: App): Promise<number> {
  return Math.max(1, Math.ceil((await app.catalogue.lastProductSeq()) / ADDRESSES_PER_PART));
}

async function listProducts(app: App, part: number): Promise<Address[]> {
  const afterSeq = (part - 1) * ADDRESSES_PER_PART;
  const products = await app.catalogue.listProductAddresses({ afterSeq, upToSeq: afterSeq + ADDRESSES_PER_PART });
  return products.map(({ slug, updatedAt }) => ({ path: `/product/${slug}`, changedAt: updatedAt }));
}

async function listPages(app: App): Promise<Address[]> {
  const [categories, guides, giveaways, shopPages] = [
    await app.catalogue.listCategories(),
    await app.guides.listGuides(),
    await app.giveaways.listGiveaways(),
    await app.shopPages.listShopPages(),
  ];
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

function urlSet(addresses: readonly Address[], baseUrl: string): string {
  const urls = addresses.map(({ path, changedAt }) => {
    const lastChange = changedAt === undefined ? "" : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
    return `<url><loc>${baseUrl}${path}</loc>${lastChange}</url>`;
  });
  return `${XML_HEAD}<urlset ${NAMESPACE}>\n${urls.join("\n")}\n</urlset>\n`;
}

function sitemapIndex(productParts: number, baseUrl: string): string {
  const names = [
    "sitemap-pages.xml",
    ...Array.from({ length: productParts }, (_, part) => `sitemap-products-${part + 1}.xml`),
  ];
  const parts = names.map((name) => `<sitemap><loc>${baseUrl}/${name}</loc></sitemap>`);
  return `${XML_HEAD}<sitemapindex ${NAMESPACE}>\n${parts.join("\n")}\n</sitemapindex>\n`;
}
