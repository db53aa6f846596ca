import { useRef } from "react";
import { Link } from "react-router";
import { Button, buttonStyle } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ProductCard } from "../product-grid/product-card.tsx";
import { writeSaved } from "../product-grid/saved-items.ts";
import { EmptyNote } from "../shell/empty-note.tsx";
import { ShareButton } from "../sharing/share-button.tsx";
import { useSavedProducts } from "./use-saved-products.ts";

/** The list of this browser. What is taken off keeps its place, with a way back, until one leaves the page. */
export function SavedList() {
  const { saved, shown, findProduct, gone, isReading, hasFailed, readAgain, restoredSlug, restore } =
    useSavedProducts();
  const heading = useRef<HTMLHeadingElement>(null);
  /** For buttons that go with what they did. */
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  if (saved === undefined) return null;
  if (shown.length === 0) {
    return (
      <EmptyNote text="Nothing saved yet. Tap the heart on anything tempting.">
        <Link to="/" className={buttonStyle()}>
          Look around
        </Link>
      </EmptyNote>
    );
  }
  return (
    <section aria-labelledby="my-list">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="my-list" ref={heading} tabIndex={-1} className="text-2xl">
          My list
        </h2>
        <p role="status" className="mr-auto text-lg text-quiet tabular-nums">
          {saved.length === 1 ? "1 item" : `${saved.length} items`}
        </p>
        {saved.length > 0 && <ShareButton title="my list" path={`/saved?items=${saved.join(",")}`} />}
      </div>
      {gone.length > 0 && (
        <p className="mb-4 flex flex-wrap items-center gap-3 text-quiet">
          {gone.length === 1 ? "1 item on this list is" : `${gone.length} items on this list are`} no longer available.
          <Button
            onClick={() => {
              writeSaved(saved.filter((slug) => !gone.includes(slug)));
              focusHeading();
            }}
          >
            Remove unavailable items
          </Button>
        </p>
      )}
      {isReading && <Spinner />}
      {hasFailed && (
        <EmptyNote text="Your list can’t be loaded right now. Nothing is lost.">
          <Button
            onClick={() => {
              readAgain();
              focusHeading();
            }}
          >
            Try again
          </Button>
        </EmptyNote>
      )}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {shown.map((slug) => {
          const product = findProduct(slug);
          if (product === undefined) return null;
          return saved.includes(slug) ? (
            <ProductCard key={slug} product={product} isSeenFirst={false} takesFocus={slug === restoredSlug} />
          ) : (
            <RemovedCard key={slug} title={product.title} onUndo={() => restore(slug)} />
          );
        })}
      </ul>
    </section>
  );
}

interface RemovedCardProps {
  readonly title: string;
  readonly onUndo: () => void;
}

/** Takes the focus from the heart that was pressed, which is gone. */
function RemovedCard({ title, onUndo }: RemovedCardProps) {
  return (
    <li className="flex min-h-60 flex-col items-center justify-center gap-4 rounded-card border-2 border-dashed border-line p-6 text-center">
      <p className="text-quiet">Removed {title}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus stood on the heart of the card in this place */}
      <Button autoFocus aria-label={`Undo, ${title}`} onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
