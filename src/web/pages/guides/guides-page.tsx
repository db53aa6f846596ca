import { Link } from "react-router";
import type { GuideJson } from "../../../wire/guide-json.ts";
import type { Route } from "./+types/guides-page";
import { itemListThing, JsonLd } from "../../document/json-ld.tsx";
import { PageHead } from "../../document/page-head.tsx";
import { useShop } from "../../document/use-shop.ts";
import { readInBrowser } from "../../shop-reader/read-in-browser.ts";
import { readOnServer } from "../../shop-reader/read-on-server.ts";
import type { ShopReader } from "../../shop-reader/shop-reader.ts";
import { useKeptPage } from "../../shop-reader/use-kept.ts";
import { Badge } from "../../ui/badge.tsx";
import { Loaded, type Readable } from "../../ui/loaded.tsx";
import { Picture } from "../../ui/picture.tsx";
import { EmptyNote } from "../shell/empty-note.tsx";
import { useOpenedCard } from "../shell/opened-card.ts";
import { PageBody } from "../shell/page-body.tsx";
import { PageHeading } from "../shell/page-heading.tsx";

interface GuidesPageData {
  readonly guides: Readable<readonly GuideJson[]>;
}

const load = (reader: ShopReader) => ({ guides: reader.listGuides() });

export const loader = ({ context }: Route.LoaderArgs) => readOnServer({ context, load });
export const clientLoader = () => readInBrowser(load);

export default function GuidesPage({ loaderData }: Route.ComponentProps) {
  const page: GuidesPageData = loaderData;
  useKeptPage(page);
  return (
    <PageBody>
      <PageHead
        title="Gift Guides"
        description="Presents for people who are hard to buy for, sorted by how much trouble you are in."
        path="/gift-guides"
      />
      <PageHeading className="text-4xl">Gift Guides</PageHeading>
      <p className="mt-2 mb-8 max-w-2xl text-lg text-quiet">Presents, sorted by how much trouble you are in.</p>
      <Loaded value={page.guides}>{(guides) => <GuideCards guides={guides} />}</Loaded>
    </PageBody>
  );
}

function GuideCards({ guides }: { readonly guides: readonly GuideJson[] }) {
  const { baseUrl } = useShop();
  if (guides.length === 0) return <EmptyNote text="No gift guides available yet. Check back soon!" />;
  const listed = guides.map(({ title, slug }) => ({ name: title, url: `${baseUrl}/gift-guides/${slug}` }));
  return (
    <>
      <JsonLd data={itemListThing("Gift Guides", listed)} />
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {guides.map((guide, index) => (
          <GuideCard key={guide.id} guide={guide} isFirst={index === 0} />
        ))}
      </ul>
    </>
  );
}

function GuideCard({ guide, isFirst }: { readonly guide: GuideJson; readonly isFirst: boolean }) {
  const { slug, title, description, image, occasion, featured } = guide;
  const address = `/gift-guides/${slug}`;
  const { link, rememberOpening } = useOpenedCard(address);
  return (
    <li className="card card-lifting group relative flex flex-col">
      <div className="overflow-hidden">
        <Picture
          address={image}
          alt=""
          loading={isFirst ? "eager" : "lazy"}
          isFirst={isFirst}
          className="picture-growing"
        />
      </div>
      <p className="absolute inset-x-3 top-3 flex flex-wrap gap-2">
        {featured && (
          <Badge tone="plum" tilt="left">
            Featured
          </Badge>
        )}
        {occasion !== "" && (
          <Badge tone="amber" tilt="right">
            {occasion}
          </Badge>
        )}
      </p>
      <div className="flex grow flex-col gap-2 p-5">
        <h2 className="text-2xl group-hover:text-plum">{title}</h2>
        <p className="text-quiet">{description}</p>
        <p className="mt-auto pt-2">
          <Link
            ref={link}
            to={address}
            onClick={rememberOpening}
            className="card-link covers-card font-bold text-accent"
          >
            View Guide<span className="sr-only">: {title}</span>
            <span aria-hidden="true"> →</span>
          </Link>
        </p>
      </div>
    </li>
  );
}
