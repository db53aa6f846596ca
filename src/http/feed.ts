import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import type { Product } from "../core/catalogue/product.ts";
import type { ReadingRecord } from "../core/reading-record.ts";
import { latestOf, type PublicFile, type PublicFileParts, servePublicFile } from "./public-file.ts";
import { xmlText } from "./xml-text.ts";

const FEED_LENGTH = 30;

/** `/feed.xml`: the newest products as RSS 2.0. Items lead to the shop's own pages, where the disclosure stands. */
export function registerFeed(server: FastifyInstance, app: App, { answers, baseUrl }: PublicFileParts): void {
  async function make(record: ReadingRecord): Promise<PublicFile> {
    record.tag("products");
    record.tag("settings");
    const settings = await app.settings.readSettings();
    const { items } = await app.catalogue.listProducts({ visibility: "public" }, { limit: FEED_LENGTH });
    const channel = [
      `<title>${xmlText(settings.shopName)}</title>`,
      `<link>${baseUrl}/</link>`,
      `<description>${xmlText(settings.tagline)}</description>`,
      `<atom:link href="${baseUrl}/feed.xml" rel="self" type="application/rss+xml"/>`,
      ...items.map((product) => feedItem(product, baseUrl)),
    ];
    return {
      text: `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel.join("\n")}\n</channel></rss>\n`,
      modifiedAt: latestOf(items.map(({ updatedAt }) => updatedAt)),
    };
  }
  servePublicFile(server, answers, {
    path: "/feed.xml",
    type: "application/rss+xml; charset=utf-8",
    maxAgeSeconds: 300,
    make,
  });
}

function feedItem(product: Product, baseUrl: string): string {
  const address = `${baseUrl}/product/${product.slug}`;
  return [
    "<item>",
    `<title>${xmlText(product.title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="false">${product.id}</guid>`,
    `<pubDate>${new Date(product.createdAt).toUTCString()}</pubDate>`,
    `<category>${xmlText(product.category)}</category>`,
    `<description>${xmlText(product.description)}</description>`,
    "</item>",
  ].join("");
}
