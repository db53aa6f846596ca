import { Link } from "react-router";
import { buttonStyle } from "../../ui/button.tsx";

/** Nothing yet differs from nothing found. */
export function NoProducts({ term }: { readonly term: string }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line bg-card px-4 py-12 text-center">
      {term === "" ? (
        <>
          <p className="text-lg font-semibold">No products yet</p>
          <Link to="/admin/products/new" className={buttonStyle({ tone: "primary" })}>
            Add Your First Product
          </Link>
        </>
      ) : (
        <>
          <p className="text-lg font-semibold [overflow-wrap:anywhere]">No title contains “{term}”.</p>
          <Link to="/admin/products" className={buttonStyle()}>
            Show all products
          </Link>
        </>
      )}
    </div>
  );
}
