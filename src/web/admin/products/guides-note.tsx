import type { ProductJson } from "../../../wire/product-json.ts";
import { listGuidesNaming } from "../api/guides-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { tellGuides } from "./tell-guides.ts";

/** Which gift guides a product leaves when it is deleted; nothing where it stands in none, or while that is not known. */
export function GuidesNote({ product }: { readonly product: ProductJson | undefined }) {
  const { data = [] } = useLoaded({
    load: async (signal) => (product === undefined ? [] : listGuidesNaming(product.id, signal)),
    key: product?.id ?? "",
    onError: (error) => console.error("The product's gift guides could not be listed.", error),
  });
  return (
    <p role="status" className="break-words empty:hidden">
      {tellGuides(data.map(({ title }) => title))}
    </p>
  );
}
