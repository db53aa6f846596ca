import { Link, NavLink } from "react-router";
import type { CategoryLinkJson } from "../../shop-reader/shop-reader.ts";
import { useShop } from "../../document/use-shop.ts";
import { Heart } from "../../ui/heart.tsx";
import { Loaded, type Readable } from "../../ui/loaded.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { Disclosure } from "./disclosure.tsx";
import { Menu } from "../../ui/icons.tsx";

interface NavbarProps {
  readonly categories: Readable<readonly CategoryLinkJson[]>;
}

const ITEM =
  "flex min-h-11 items-center rounded-full px-4 font-semibold no-underline hover:bg-tint aria-[current=page]:bg-tint aria-[current=page]:text-plum";

export function Navbar({ categories }: NavbarProps) {
  const { settings } = useShop();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ground">
      <nav aria-label="Main" className="mx-auto flex min-h-14 max-w-7xl items-center gap-2 px-4 sm:px-6 md:min-h-16">
        <Link to="/" className="mr-auto flex min-h-11 items-center gap-2 no-underline">
          <LogoMark />
          <span className="font-heading text-2xl font-extrabold tracking-tight">{settings.shopName}</span>
        </Link>
        <DesktopMenu categories={categories} />
        <SavedLink />
        <ThemeSwitch />
        <MobileMenu categories={categories} />
      </nav>
    </header>
  );
}

function DesktopMenu({ categories }: NavbarProps) {
  return (
    <ul className="hidden items-center lg:flex">
      <li>
        <NavLink to="/" end className={ITEM}>
          Home
        </NavLink>
      </li>
      <li>
        <Disclosure opensOnHover label="Categories" summaryClassName={ITEM} className="hover-menu relative">
          <ul className="absolute left-0 z-10 max-h-[70vh] w-64 overflow-y-auto rounded-card border border-line bg-card p-2 shadow-lifted">
            <CategoryItems categories={categories} />
          </ul>
        </Disclosure>
      </li>
      <OtherItems />
    </ul>
  );
}

function MobileMenu({ categories }: NavbarProps) {
  return (
    <Disclosure
      label={<Menu className="size-6" />}
      accessibleName="Menu"
      className="lg:hidden"
      summaryClassName="flex size-11 items-center justify-center rounded-full hover:bg-tint"
    >
      <ul className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-b border-line bg-card p-3 shadow-lifted">
        <li>
          <NavLink to="/" end className={ITEM}>
            Home
          </NavLink>
        </li>
        <li>
          <Disclosure label="Categories" summaryClassName={`${ITEM} justify-between`}>
            <ul className="ml-4 border-l-2 border-line pl-2">
              <CategoryItems categories={categories} />
            </ul>
          </Disclosure>
        </li>
        <OtherItems />
      </ul>
    </Disclosure>
  );
}

function OtherItems() {
  return (
    <>
      <li>
        <NavLink to="/gift-guides" className={ITEM}>
          Gift Guides
        </NavLink>
      </li>
      <li>
        <NavLink to="/giveaways" className={ITEM}>
          Giveaways
        </NavLink>
      </li>
      <li>
        <NavLink to="/exclusives" className={ITEM}>
          Exclusives
        </NavLink>
      </li>
    </>
  );
}

/** Stays empty while the categories are on their way, and where they failed. */
function CategoryItems({ categories }: NavbarProps) {
  return (
    <Loaded value={categories} fallback={null}>
      {(all) =>
        all.map(({ name, slug }) => (
          <li key={slug}>
            <NavLink to={`/category/${slug}`} className={ITEM}>
              {name}
            </NavLink>
          </li>
        ))
      }
    </Loaded>
  );
}

function SavedLink() {
  return (
    <NavLink
      to="/saved"
      aria-label="Saved"
      title="Saved"
      className="save-toggle flex size-11 items-center justify-center rounded-full hover:bg-tint aria-[current=page]:bg-tint"
    >
      <Heart />
    </NavLink>
  );
}

/** A coupe glass, tilted as after the second drink. */
function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 rotate-12">
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
