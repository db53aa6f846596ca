import { showToast } from "../../ui/toast/toasts.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { findProduct } from "../api/products-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import type { Route } from "./+types/edit-product-page";
import { ProductForm } from "./product-form.tsx";

export default function EditProductPage({ params }: Route.ComponentProps) {
  const { data, isLoading, hasFailed, reload } = useLoaded({
    // `null` means that the product doesn't exist.
    load: async (signal) => (await findProduct(params.id, signal)) ?? null,
    key: params.id,
    onError: () => showToast("error", "Failed to fetch product"),
  });
  if (!isLoading && data !== undefined && data !== null) return <ProductForm key={data.id} product={data} />;
  return (
    <AdminPage title="Edit Product" back={{ to: "/admin/products", label: "Back to Products" }} width="narrow">
      {isLoading && <Spinner />}
      {!isLoading && hasFailed && <LoadFailure what="product" onRetry={reload} />}
      {!isLoading && !hasFailed && (
        <p className="rounded-card border border-line bg-card px-4 py-12 text-center text-lg font-semibold">
          There is no such product (any more).
        </p>
      )}
    </AdminPage>
  );
}
