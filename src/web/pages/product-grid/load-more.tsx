import { buttonStyle } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { type ProductList, totalText } from "./product-list.ts";

interface LoadMoreProps {
  readonly list: ProductList;
  /** Where the next page is without scripts; absent where the same products stand in another list. */
  readonly address?: string | undefined;
  readonly isLoading: boolean;
  readonly onLoadMore: () => void;
}

/** A button, so that the footer can be reached; a link to the next page until scripts take over. */
export function LoadMore({ list, address, isLoading, onLoadMore }: LoadMoreProps) {
  const isHydrated = useHydrated();
  if (list.nextCursor === undefined) return null;
  const label = (
    <>
      Load more
      <span className="font-normal text-quiet tabular-nums">
        {list.items.length} of {totalText(list)}
      </span>
    </>
  );
  if (!isHydrated) {
    if (address === undefined) return null;
    return (
      <p className="mt-8 text-center">
        <a href={address} className={buttonStyle({ size: "large" })}>
          {label}
        </a>
      </p>
    );
  }
  return (
    <p className="mt-8 text-center">
      <button type="button" aria-busy={isLoading} onClick={onLoadMore} className={buttonStyle({ size: "large" })}>
        {label}
      </button>
    </p>
  );
}
