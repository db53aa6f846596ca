import { Link, useLocation } from "react-router";
import { SHOP_PAGE_KEYS, SHOP_PAGE_TITLES } from "../../../core/shop-pages/shop-page.ts";
import { useShop } from "../../document/use-shop.ts";

export function Footer() {
  const { settings, baseUrl } = useShop();
  const { pathname } = useLocation();
  return (
    <footer className="mt-20 border-t border-line bg-card">
      <div className="mx-auto flex max-w-7xl flex-col gap-x-12 gap-y-6 px-4 py-10 sm:px-6 md:flex-row md:justify-between">
        <div className="flex flex-col gap-3">
          <p className="font-heading text-2xl font-extrabold tracking-tight">{settings.shopName}</p>
          <p className="text-lg">{settings.tagline}</p>
          <p className="max-w-2xl text-quiet">{settings.disclosure}</p>
          {settings.contact !== "" && <p className="text-quiet">{settings.contact}</p>}
          <p className="hidden print:block">{baseUrl + pathname}</p>
          <p className="text-sm text-quiet">
            © {settings.copyrightYear} {settings.shopName}
          </p>
        </div>
        <nav aria-label="About this shop" className="shrink-0">
          <ul className="grid grid-cols-2 gap-x-6 md:grid-cols-1">
            <li>
              <Link to="/saved" className="flex min-h-11 items-center whitespace-nowrap md:min-h-8">
                Saved
              </Link>
            </li>
            {SHOP_PAGE_KEYS.map((key) => (
              <li key={key}>
                <Link to={`/${key}`} className="flex min-h-11 items-center whitespace-nowrap md:min-h-8">
                  {SHOP_PAGE_TITLES[key]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
