import { shortenSummary } from "./shorten-summary.ts";
import { useShop } from "./use-shop.ts";

interface PageHeadProps {
  /** Without the shop's name; absent on home. */
  readonly title?: string | undefined;
  readonly description: string;
  /** The address under which the page should be known, from its first slash. Absent: nobody should index it. */
  readonly path?: string;
  /** Address of a picture, absolute or from the first slash. */
  readonly image?: string | undefined;
  readonly kind?: "website" | "article" | "product";
}

const SHARE_PICTURE = "/share.png";
const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;
/** Pages are in English, whatever the locale of prices. */
const PAGE_LOCALE = "en_US";

/** What search engines and link previews read of a page. React lifts it into the head. */
export function PageHead({ title, description, path, image, kind = "website" }: PageHeadProps) {
  const { settings, baseUrl } = useShop();
  const fullTitle =
    title === undefined ? `${settings.shopName}: ${settings.tagline}` : `${title} · ${settings.shopName}`;
  const summary = shortenSummary(description);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={baseUrl + path} />
          <meta property="og:url" content={baseUrl + path} />
        </>
      )}
      <meta property="og:site_name" content={settings.shopName} />
      <meta property="og:type" content={kind} />
      <meta property="og:locale" content={PAGE_LOCALE} />
      <meta property="og:title" content={title ?? settings.shopName} />
      <meta property="og:description" content={summary} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title ?? settings.shopName} />
      <meta name="twitter:description" content={summary} />
      {image ? <PreviewImage address={image} alt={title ?? settings.shopName} /> : <ShopPreviewImage />}
    </>
  );
}

/** The image of pages that have none of their own. */
function ShopPreviewImage() {
  const { shopName, tagline, sharePicture } = useShop().settings;
  return <PreviewImage address={sharePicture || SHARE_PICTURE} alt={`${shopName}: ${tagline}`} />;
}

function PreviewImage({ address, alt }: { readonly address: string; readonly alt: string }) {
  const image = absolute(address, useShop().baseUrl);
  return (
    <>
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={alt} />
      {/* The size of other images isn't known. */}
      {address === SHARE_PICTURE && (
        <>
          <meta property="og:image:width" content={String(SHARE_PICTURE_SIZE.width)} />
          <meta property="og:image:height" content={String(SHARE_PICTURE_SIZE.height)} />
        </>
      )}
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}

function absolute(address: string, baseUrl: string): string {
  return address.startsWith("/") ? baseUrl + address : address;
}
