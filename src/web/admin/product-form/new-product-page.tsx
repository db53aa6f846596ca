import { useLocation, useSearchParams } from "react-router";
import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { findProduct } from "../api/products-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { ProductForm } from "./product-form.tsx";
import type { NextProduct } from "./use-product-editor.ts";

export default function NewProductPage() {
  const [search] = useSearchParams();
  const original = search.get("copy");
  const next = toNextProduct(useLocation().state);
  return original === null ? (
    <ProductForm key={next?.round} category={next?.category} />
  ) : (
    <CopiedProduct key={original} id={original} />
  );
}

function toNextProduct(state: unknown): NextProduct | undefined {
  if (typeof state !== "object" || state === null || !("round" in state && "category" in state)) return undefined;
  const { round, category } = state;
  return typeof round === "number" && typeof category === "string" ? { round, category } : undefined;
}

/** The form filled from another product; without it (deleted meanwhile) it stays blank, and says so. */
function CopiedProduct({ id }: { readonly id: string }) {
  const { data, isLoading } = useLoaded({
    load: async (signal) => {
      const product = await findProduct(id, signal);
      if (product === undefined) showToast("error", "The product to duplicate is gone");
      return product ?? null;
    },
    key: id,
    onError: () => showToast("error", "Failed to fetch product"),
  });
  if (!isLoading) return data === undefined || data === null ? <ProductForm /> : <ProductForm original={data} />;
  return (
    <AdminPage title="Add New Product" back={{ to: "/admin/products", label: "Back to Products" }} width="narrow">
      <Spinner />
    </AdminPage>
  );
}
