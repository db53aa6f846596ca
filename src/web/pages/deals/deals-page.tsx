import type { Route } from "./+types/deals-page";
import { isDealActive, nextExpiryChange } from "../../../core/deals/deal-expiry.ts";
import type { DealJson } from "../../../wire/deal-json.ts";
import { PageHead } from "../../document/page-head.tsx";
import { useShop } from "../../document/use-shop.ts";
import { readInBrowser } from "../../shop-reader/read-in-browser.ts";
import { readOnServer } from "../../shop-reader/read-on-server.ts";
import type { ShopReader } from "../../shop-reader/shop-reader.ts";
import { useKeptPage } from "../../shop-reader/use-kept.ts";
import { Loaded, type Readable } from "../../ui/loaded.tsx";
import { earliest, useNow } from "../../ui/use-now.ts";
import { AffiliateLine } from "../shell/affiliate-line.tsx";
import { EmptyNote } from "../shell/empty-note.tsx";
import { PageBody } from "../shell/page-body.tsx";
import { PageHeading } from "../shell/page-heading.tsx";
import { DealCard } from "./deal-card.tsx";
import { expiryOf } from "./deal-times.ts";

interface DealsPageData {
  readonly deals: Readable<readonly DealJson[]>;
}

const load = (reader: ShopReader) => ({ deals: reader.listActiveDeals() });

export const loader = ({ context }: Route.LoaderArgs) => readOnServer({ context, load });
export const clientLoader = () => readInBrowser(load);

export default function DealsPage({ loaderData }: Route.ComponentProps) {
  const page: DealsPageData = loaderData;
  useKeptPage(page);
  return (
    <PageBody>
      <PageHead
        title="Exclusive Deals"
        description="Prices that will not be here when you wake up. Exclusive deals for a while, or for good."
        path="/exclusives"
      />
      <PageHeading className="text-4xl">Exclusive Deals</PageHeading>
      <p className="mt-2 max-w-2xl text-lg text-quiet">Prices that will not be here when you wake up.</p>
      <div className="mt-2 mb-8">
        <AffiliateLine />
      </div>
      <Loaded value={page.deals}>{(deals) => <DealCards deals={deals} />}</Loaded>
    </PageBody>
  );
}

/** A deal leaves at the moment of its expiry, without a reload. */
function DealCards({ deals }: { readonly deals: readonly DealJson[] }) {
  const { renderedAt } = useShop();
  const now = useNow({
    renderedAt,
    nextChangeAfter: (moment) => earliest(deals.map((deal) => nextExpiryChange(expiryOf(deal), moment))),
  });
  const active = deals.filter((deal) => isDealActive(expiryOf(deal), now));
  if (active.length === 0) return <EmptyNote text="No exclusive deals available yet. Check back soon!" />;
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {active.map((deal, index) => (
        <DealCard key={deal.id} deal={deal} now={now} isFirst={index === 0} />
      ))}
    </ul>
  );
}
