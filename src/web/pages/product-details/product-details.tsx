import { useRef } from "react";
import { Link } from "react-router";
import type { ProductJson } from "../../../wire/product-json.ts";
import { breadcrumbThing, JsonLd, productThing } from "../../document/json-ld.tsx";
import type { CategoryLinkJson } from "../../shop-reader/shop-reader.ts";
import { PageHead } from "../../document/page-head.tsx";
import { useShop } from "../../document/use-shop.ts";
import { Badge } from "../../ui/badge.tsx";
import { buttonStyle } from "../../ui/button.tsx";
import { Loaded, type Readable } from "../../ui/loaded.tsx";
import { MerchantLink } from "../../ui/merchant-link.tsx";
import { SaveToggle } from "../product-grid/save-toggle.tsx";
import { ShareButton } from "../sharing/share-button.tsx";
import { PageHeading } from "../shell/page-heading.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { PriceText } from "../shell/price-text.tsx";

interface ProductDetailsProps {
  readonly product: ProductJson;
  /** Public categories, for the link to the product's own. */
  readonly categories: Readable<readonly CategoryLinkJson[]>;
  /** The owner's preview: nothing to save, share or index. */
  readonly isPreview?: boolean;
}

export function ProductDetails({ product, categories, isPreview = false }: ProductDetailsProps) {
  const { title, description, images, tags } = product;
  return (
    <article className="picture-columns mt-2 [--columns:1.15fr_1fr]">
      {!isPreview && <ProductFacts product={product} />}
      <ProductGallery title={title} images={images} />
      <div className="picture-facts">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sideways:-order-1">
          {product.featured && (
            <Badge tone="plum" tilt="left">
              Featured
            </Badge>
          )}
          {product.trending && (
            <Badge tone="amber" tilt="right">
              Trending
            </Badge>
          )}
          <CategoryLabel name={product.category} categories={categories} />
        </div>
        <PageHeading className="text-3xl sideways:-order-1 sideways:text-2xl">{title}</PageHeading>
        <p className="text-lg text-quiet">{description}</p>
        <PriceText
          as="p"
          price={product.price}
          className="text-3xl font-extrabold tabular-nums sideways:-order-1 sideways:text-2xl"
        />
        <BuyBox product={product} />
        {!isPreview && (
          <div className="flex flex-wrap items-center gap-2">
            <SaveToggle slug={product.slug} title={title} className={buttonStyle()} label="Save" />
            <ShareButton title={title} path={`/product/${product.slug}`} />
          </div>
        )}
        {product.long_description !== "" && (
          <section aria-labelledby="about">
            <h2 id="about" className="mb-2 text-2xl">
              About This Product
            </h2>
            <p className="max-w-prose whitespace-pre-line">{product.long_description}</p>
          </section>
        )}
        {tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full rounded-full bg-tint px-3 py-1 text-sm">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

/** The way to the merchant, with what must be known before it is taken. */
function BuyBox({ product }: Pick<ProductDetailsProps, "product">) {
  const { settings } = useShop();
  const box = useRef<HTMLDivElement>(null);
  const label = `Buy on ${settings.retailer}`;
  return (
    <div className="flex flex-col gap-2 sideways:-order-1">
      <div ref={box}>
        <MerchantLink to={product.affiliate_link} label={label} about={product.title} size="large" wide />
      </div>
      <p className="text-base text-quiet">{settings.buyNote}</p>
      <BuyBar product={product} label={label} button={box} />
    </div>
  );
}

/** Leads to the category while there is one of that name; a retired one keeps its name here. */
function CategoryLabel({ name, categories }: Pick<ProductDetailsProps, "categories"> & { readonly name: string }) {
  return (
    <Loaded value={categories} fallback={<span className="font-semibold text-quiet">{name}</span>}>
      {(all) => {
        const category = all.find((one) => one.name === name);
        if (category === undefined) return <span className="font-semibold text-quiet">{name}</span>;
        return (
          <Link
            to={`/category/${category.slug}`}
            className="-my-2.5 flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        );
      }}
    </Loaded>
  );
}

function ProductFacts({ product }: Pick<ProductDetailsProps, "product">) {
  const { baseUrl } = useShop();
  const path = `/product/${product.slug}`;
  const images = product.images.map((address) => (address.startsWith("/") ? baseUrl + address : address));
  return (
    <>
      <PageHead
        title={product.title}
        description={product.description}
        path={path}
        image={product.images[0]}
        kind="product"
      />
      <JsonLd data={productThing({ product, url: baseUrl + path, images })} />
      <JsonLd
        data={breadcrumbThing([
          { name: "Home", url: `${baseUrl}/` },
          { name: product.title, url: baseUrl + path },
        ])}
      />
    </>
  );
}
