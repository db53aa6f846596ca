import { Link } from "react-router";
import type { ProductJson } from "../../../wire/product-json.ts";
import { ProductDetails } from "../../pages/product-details/product-details.tsx";
import { useShop } from "../../document/use-shop.ts";
import { buttonStyle } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { listCategories } from "../api/categories-api.ts";
import { findProduct } from "../api/products-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import type { Route } from "./+types/product-preview-page";

/** A product as shoppers would see it, hidden or not, for signed-in people only: its data comes with their token. */
export default function ProductPreviewPage({ params }: Route.ComponentProps) {
  const { data, isLoading, hasFailed, reload } = useLoaded({
    // `null` means that the product doesn't exist.
    load: async (signal) => (await findProduct(params.id, signal)) ?? null,
    key: params.id,
    onError: () => showToast("error", "Failed to fetch product"),
  });
  if (!isLoading && data !== undefined && data !== null) return <Preview product={data} />;
  return (
    <AdminPage title="Preview" back={{ to: "/admin/products", label: "Back to Products" }} width="narrow">
      {isLoading && <Spinner />}
      {!isLoading && hasFailed && <LoadFailure what="product" onRetry={reload} />}
      {!isLoading && !hasFailed && (
        <p className="rounded-card border border-line bg-card px-4 py-12 text-center text-lg font-semibold">
          This product no longer exists.
        </p>
      )}
    </AdminPage>
  );
}

function Preview({ product }: { readonly product: ProductJson }) {
  const { settings } = useShop();
  const { data: categories = [] } = useLoaded({
    load: listCategories,
    key: "categories",
    onError: (error) => console.error("The categories could not be loaded.", error),
  });
  return (
    <>
      <title>{`Preview: ${product.title} · ${settings.shopName}`}</title>
      <meta name="robots" content="noindex" />
      <header className="border-b border-line bg-card">
        <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
          <p className="min-w-0 grow basis-60">
            <strong>Preview</strong>{" "}
            {product.hidden
              ? "This product is hidden. Only people who are signed in can see this page."
              : "This product is visible in the store."}
          </p>
          <div className="flex flex-wrap gap-3">
            <Link to={`/admin/products/edit/${product.id}`} className={buttonStyle({ tone: "primary" })}>
              Edit product
            </Link>
            <Link to="/admin/products" className={buttonStyle()}>
              Back to Products
            </Link>
          </div>
        </div>
      </header>
      <main className="mx-auto w-full max-w-7xl px-4 py-6 sm:px-6 md:py-8">
        <ProductDetails product={product} categories={categories} isPreview />
      </main>
    </>
  );
}
