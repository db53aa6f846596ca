import { Outlet } from "react-router";
import type { Route } from "./+types/public-layout";
import { readAnew } from "../../shop-reader/read-in-browser.ts";
import { readOnServer } from "../../shop-reader/read-on-server.ts";
import type { ShopReader } from "../../shop-reader/shop-reader.ts";
import { ToastHost } from "../../ui/toast/toast-host.tsx";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import type { ShellContext } from "./use-shell.ts";

const load = (reader: ShopReader) => ({
  categories: reader.listCategories(),
  priceChoices: reader.listPriceChoices(),
});

export const loader = ({ context }: Route.LoaderArgs) => readOnServer({ context, load });
export const clientLoader = () => readAnew(load);

/** The navbar's categories and the price bands are loaded once (specification 7). */
export const shouldRevalidate = (): boolean => false;

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const { categories, priceChoices }: ShellContext = loaderData;
  return (
    <div className="flex min-h-screen flex-col">
      <a
        href="#content"
        className="sr-only rounded-full bg-plum font-bold text-on-sticker focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:px-5 focus:py-2.5"
      >
        Skip to content
      </a>
      <Navbar categories={categories} />
      <main id="content" tabIndex={-1} className="grow outline-none">
        <Outlet context={{ categories, priceChoices } satisfies ShellContext} />
      </main>
      <Footer />
      <ToastHost />
    </div>
  );
}
