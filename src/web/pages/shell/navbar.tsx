import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { CategoryLinkJson } from "../../shop-reader/shop-reader.ts";
import { useShop } from "../../document/use-shop.ts";
import { Heart } from "../../ui/heart.tsx";
import { LoadNotice } from "../../ui/load-notice.tsx";
import { Loaded, type Readable } from "../../ui/loaded.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { Disclosure } from "./disclosure.tsx";
import { Menu } from "../../ui/icons.tsx";
import { useFollowing } from "./use-following.ts";

interface NavbarProps {
  readonly categories: Readable<readonly CategoryLinkJson[]>;
}

interface MenuProps extends NavbarProps {
  readonly linkTo: ReturnType<typeof useMenuLinks>;
}

const ITEM =
  "flex min-h-11 items-center rounded-full px-4 font-semibold no-underline hover:bg-tint aria-[current=page]:bg-tint aria-[current=page]:text-plum";

export function Navbar({ categories }: NavbarProps) {
  const { settings } = useShop();
  const linkTo = useMenuLinks();
  return (
    <header className="sticky top-0 z-40 border-b low:static border-line bg-ground">
      <nav aria-label="Main" className="mx-auto flex min-h-14 max-w-7xl items-center px-4 sm:gap-2 sm:px-6 md:min-h-16">
        <Link to="/" className="mr-auto flex min-h-11 min-w-0 items-center gap-1 no-underline sm:gap-2">
          <LogoMark />
          <span className="shop-name">{settings.shopName}</span>
        </Link>
        <DesktopMenu categories={categories} linkTo={linkTo} />
        <a
          {...linkTo("/saved")}
          aria-label="Saved"
          title="Saved"
          className="save-toggle flex size-11 items-center justify-center rounded-full hover:bg-tint aria-[current=page]:bg-tint"
        >
          <Heart />
        </a>
        <ThemeSwitch />
        <MobileMenu categories={categories} linkTo={linkTo} />
      </nav>
      <LoadNotice />
    </header>
  );
}

function DesktopMenu(menu: MenuProps) {
  return (
    <ul className="hidden items-center lg:flex">
      <Items {...menu}>
        <Disclosure opensOnHover label="Categories" summaryClassName={ITEM} className="hover-menu relative">
          <ul className="absolute left-0 z-10 max-h-[70vh] w-64 overflow-y-auto rounded-card border border-line bg-card p-2 shadow-lifted">
            <CategoryItems {...menu} />
          </ul>
        </Disclosure>
      </Items>
    </ul>
  );
}

function MobileMenu(menu: MenuProps) {
  return (
    <Disclosure
      label={<Menu className="size-6" />}
      accessibleName="Menu"
      className="lg:hidden"
      summaryClassName="flex size-11 items-center justify-center rounded-full hover:bg-tint"
    >
      <ul className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-b border-line bg-card p-3 shadow-lifted">
        <Items {...menu}>
          <Disclosure label="Categories" summaryClassName={`${ITEM} justify-between`}>
            <ul className="ml-4 border-l-2 border-line pl-2">
              <CategoryItems {...menu} />
            </ul>
          </Disclosure>
        </Items>
      </ul>
    </Disclosure>
  );
}

/** `children`: the categories, which each menu unfolds in its own way. */
function Items({ linkTo, children }: MenuProps & { readonly children: ReactNode }) {
  const item = (address: string, label: string) => (
    <li>
      <a {...linkTo(address)}>{label}</a>
    </li>
  );
  return (
    <>
      {item("/", "Home")}
      <li>{children}</li>
      {item("/gift-guides", "Gift Guides")}
      {item("/giveaways", "Giveaways")}
      {item("/exclusives", "Exclusives")}
    </>
  );
}

/** Stays empty while the categories are on their way, and where they failed. */
function CategoryItems({ categories, linkTo }: MenuProps) {
  return (
    <Loaded value={categories} fallback={null}>
      {(all) =>
        all.map(({ name, slug }) => (
          <li key={slug}>
            <a {...linkTo(`/category/${slug}`)}>{name}</a>
          </li>
        ))
      }
    </Loaded>
  );
}

/** What a link of the menu to this address is made of: it is current on the pages below its own as well. */
function useMenuLinks() {
  const { pathname } = useLocation();
  const onClick = useFollowing();
  return (href: string) => {
    const isCurrent = pathname === href || (href !== "/" && pathname.startsWith(`${href}/`));
    return { href, onClick, className: ITEM, "aria-current": isCurrent ? ("page" as const) : undefined };
  };
}

/** A coupe glass, tilted as after the second drink. */
function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0 rotate-12">
      <path d="M4 6h24c0 7-5 11-12 11S4 13 4 6Z" className="fill-amber" />
      <path
        d="M4 6h24c0 7-5 11-12 11S4 13 4 6Zm12 11v9m-6 1h12"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="21" cy="5" r="3" className="fill-cherry" />
    </svg>
  );
}
