import { data, Outlet } from "react-router";
import { useShop } from "../../document/use-shop.ts";
import { pageContext } from "../../shop-reader/page-context.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import type { Route } from "./+types/content-layout";
import { placeholderAt } from "./placeholder-at.ts";

const NOT_FOUND = 404;

/** With `ADMIN_CONTENT=placeholder` there is no address below the lists. */
export function loader({ context, request }: Route.LoaderArgs): null {
  const isThere = context.get(pageContext).adminContent === "full" || placeholderAt(new URL(request.url).pathname);
  if (isThere === undefined) throw data(null, { status: NOT_FOUND });
  return null;
}

export const clientLoader = (): null => null;

/** The screens of guides, giveaways and exclusives, or the specification's placeholders (section 2) in their stead. */
export default function ContentLayout({ matches }: Route.ComponentProps) {
  const { adminContent } = useShop();
  if (adminContent === "full") return <Outlet />;
  const placeholder = placeholderAt(matches.at(-1)?.pathname ?? "");
  return (
    <AdminPage title={placeholder?.title ?? "Page not found"} back={{ to: "/admin", label: "Dashboard" }}>
      <p className="rounded-card border border-line bg-card p-8 text-center text-lg text-quiet">
        {placeholder === undefined
          ? "There is no such page."
          : `The admin interface for ${placeholder.noun} is coming soon.`}
      </p>
    </AdminPage>
  );
}
