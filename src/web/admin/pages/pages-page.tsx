import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { type EditedPage, listShopPages } from "../api/shop-pages-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Moment } from "../ui/moment.tsx";
import { PURPOSES } from "./page-purposes.ts";

export default function PagesPage() {
  const { data, isLoading, hasFailed, reload } = useLoaded({
    load: listShopPages,
    key: "pages",
    onError: () => showToast("error", "Failed to fetch the pages"),
  });
  return (
    <AdminPage title="Pages" back={{ to: "/admin", label: "Dashboard" }} width="narrow">
      <p className="mb-4 text-quiet">Every shop has these pages; the footer leads to them.</p>
      {isLoading && <Spinner />}
      {!isLoading && hasFailed && <LoadFailure what="pages" onRetry={reload} />}
      <ul className="grid gap-3">
        {data?.map((page) => (
          <PageItem key={page.key} page={page} />
        ))}
      </ul>
    </AdminPage>
  );
}

function PageItem({ page }: { readonly page: EditedPage }) {
  const { key, title, updated_at: updatedAt } = page;
  return (
    <li className="relative flex items-center gap-4 rounded-card border border-line bg-card p-4 hover:border-plum">
      <div className="min-w-0 grow">
        <h2 className="text-lg">
          <Link to={`/admin/pages/${key}`} className="inline-flex min-h-11 items-center after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        <p className="text-quiet">{PURPOSES[key]}</p>
        <p className="mt-1 text-sm text-quiet">
          {updatedAt === "" ? (
            "Shows the default words."
          ) : (
            <>
              Shows your words, last saved <Moment at={updatedAt} />.
            </>
          )}
        </p>
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-quiet" />
    </li>
  );
}
