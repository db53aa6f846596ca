import { useShop } from "../../document/use-shop.ts";

export function Footer() {
  const { settings } = useShop();
  return (
    <footer className="mt-20 border-t border-line bg-card">
      <div className="mx-auto flex max-w-7xl flex-col gap-3 px-4 py-10 sm:px-6">
        <p className="font-heading text-2xl font-extrabold tracking-tight">{settings.shopName}</p>
        <p className="text-lg">{settings.tagline}</p>
        <p className="max-w-2xl text-quiet">{settings.disclosure}</p>
        {settings.contact !== "" && <p className="text-quiet">{settings.contact}</p>}
        {settings.imprint !== "" && <p className="whitespace-pre-line text-quiet">{settings.imprint}</p>}
        <p className="text-sm text-quiet">
          © {settings.copyrightYear} {settings.shopName}
        </p>
      </div>
    </footer>
  );
}
