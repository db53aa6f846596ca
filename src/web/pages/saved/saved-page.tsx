import { Link, useNavigate } from "react-router";
import type { Route } from "./+types/saved-page";
import { PageHead } from "../../document/page-head.tsx";
import { readInBrowser } from "../../shop-reader/read-in-browser.ts";
import { readOnServer } from "../../shop-reader/read-on-server.ts";
import type { ProductCardJson, ShopReader } from "../../shop-reader/shop-reader.ts";
import { useKeptPage } from "../../shop-reader/use-kept.ts";
import { Button, buttonStyle } from "../../ui/button.tsx";
import { Loaded, type Readable } from "../../ui/loaded.tsx";
import { ProductGrid } from "../product-grid/product-grid.tsx";
import { MOST_SAVED, readSaved, useIsListUnsaved, useSaved, writeSaved } from "../product-grid/saved-items.ts";
import { AffiliateLine } from "../shell/affiliate-line.tsx";
import { PageBody } from "../shell/page-body.tsx";
import { PageHeading } from "../shell/page-heading.tsx";
import { SavedList } from "./saved-list.tsx";

interface SavedPageData {
  /** What a link brought along. */
  readonly linked: Readable<readonly ProductCardJson[]>;
}

function load(reader: ShopReader, url: string) {
  const slugs = (new URL(url).searchParams.get("items") ?? "").split(",").filter(Boolean).slice(0, MOST_SAVED);
  return { linked: slugs.length === 0 ? [] : reader.listSaved(slugs) };
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readOnServer<SavedPageData>({ context, load: (reader) => load(reader, request.url) });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readInBrowser<SavedPageData>((reader) => load(reader, request.url));

/** What a visitor saved without an account, and what somebody's link brought along. */
export default function SavedPage({ loaderData }: Route.ComponentProps) {
  const page: SavedPageData = loaderData;
  useKeptPage(page);
  const isListUnsaved = useIsListUnsaved();
  return (
    <PageBody>
      <PageHead title="Saved" description="Products you saved in this browser." />
      <PageHeading className="text-4xl">Saved</PageHeading>
      <p className="mt-2 max-w-3xl text-lg text-quiet">
        Your list is stored only in this browser. No account needed, and no one else sees it. Open your link on any
        device to get it back.
      </p>
      {isListUnsaved && (
        <p role="status" className="mt-4 max-w-3xl border-l-4 border-amber pl-3">
          Your browser is blocking storage, so this list lasts only until you close or reload this page.
        </p>
      )}
      <noscript>
        <p className="mt-4 text-lg">Saving needs JavaScript, which is switched off here.</p>
      </noscript>
      <div className="mt-2 mb-6">
        <AffiliateLine />
      </div>
      <Loaded value={page.linked}>{(linked) => linked.length > 0 && <LinkedList products={linked} />}</Loaded>
      <SavedList />
    </PageBody>
  );
}

/** What was pressed goes with the list that the link brought. */
function showMine() {
  document.querySelector("h1")?.focus({ preventScroll: true });
}

function LinkedList({ products }: { readonly products: readonly ProductCardJson[] }) {
  const saved = useSaved();
  const navigate = useNavigate();
  const fresh = products.filter(({ slug }) => saved?.includes(slug) === false);
  const room = MOST_SAVED - (saved?.length ?? 0);
  const add = () => {
    writeSaved([...fresh.slice(0, room).map(({ slug }) => slug), ...readSaved()]);
    showMine();
    void navigate("/saved", { replace: true });
  };
  return (
    <section aria-labelledby="linked" className="mb-14">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="linked" className="mr-auto text-2xl">
          From a link
        </h2>
        {fresh.length > 0 && room > 0 && (
          <Button tone="plain" onClick={add}>
            Add {Math.min(fresh.length, room)} to my list
          </Button>
        )}
        {saved !== undefined && fresh.length === 0 && (
          <p className="text-quiet">
            All of it is on your list.{" "}
            <Link to="/saved" replace onClick={showMine} className={buttonStyle({ tone: "quiet" })}>
              Show my list
            </Link>
          </p>
        )}
        {fresh.length > 0 && room <= 0 && (
          <p className="text-quiet">Your list is full. It can hold up to {MOST_SAVED} items.</p>
        )}
      </div>
      <ProductGrid products={products} isInSight />
    </section>
  );
}
