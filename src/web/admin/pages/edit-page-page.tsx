import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { listShopPages } from "../api/shop-pages-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import type { Route } from "./+types/edit-page-page";
import { PageForm } from "./page-form.tsx";

export default function EditPagePage({ params }: Route.ComponentProps) {
  const { data, isLoading, hasFailed, reload } = useLoaded({
    // `null` is an answer, too: there is no such page.
    load: async (signal) => (await listShopPages(signal)).find(({ key }) => key === params.key) ?? null,
    key: params.key,
    onError: () => showToast("error", "Failed to fetch the page"),
  });
  if (!isLoading && data !== undefined && data !== null) return <PageForm key={data.key} page={data} />;
  return (
    <AdminPage title="Edit Page" back={{ to: "/admin/pages", label: "Pages" }} width="narrow">
      {isLoading && <Spinner />}
      {!isLoading && hasFailed && <LoadFailure what="page" onRetry={reload} />}
      {!isLoading && !hasFailed && (
        <p className="rounded-card border border-line bg-card px-4 py-12 text-center text-lg font-semibold">
          There is no such page.
        </p>
      )}
    </AdminPage>
  );
}
