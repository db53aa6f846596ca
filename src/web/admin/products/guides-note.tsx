import { listGuidesNaming } from "../api/guides-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { tellGuides } from "./tell-guides.ts";

/** Which gift guides a product leaves when it is deleted; nothing where it stands in none, or while that is not known. */
export function GuidesNote({ productId }: { readonly productId: string }) {
  const { data = [] } = useLoaded({
    load: (signal) => listGuidesNaming(productId, signal),
    key: productId,
    onError: (error) => console.error("The product's gift guides could not be listed.", error),
  });
  return (
    <p role="status" className="break-words empty:hidden">
      {tellGuides(data.map(({ title }) => title))}
    </p>
  );
}
