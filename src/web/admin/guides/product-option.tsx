import { useEffect, useRef } from "react";
import type { ProductJson } from "../../../wire/product-json.ts";
import { classNames } from "../../ui/class-names.ts";
import { Thumbnail } from "../ui/thumbnail.tsx";

interface ProductOptionProps {
  readonly id: string;
  readonly product: ProductJson;
  readonly isActive: boolean;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

/** A product that was found. Its keys are answered by the box, which keeps the focus. */
export function ProductOption({ id, product, isActive, isPicked, onPick }: ProductOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={isPicked}
      className={classNames(
        "flex min-h-14 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-tint",
        isActive && "bg-tint outline-2 -outline-offset-2 outline-plum",
        isPicked && "cursor-default text-quiet",
      )}
      onClick={onPick}
    >
      <Thumbnail address={product.images[0]} className="size-10 rounded-field" />
      <span className="min-w-0 grow font-semibold [overflow-wrap:anywhere]">{product.title}</span>
      <span className="max-w-32 shrink-0 text-right text-sm [overflow-wrap:anywhere] text-quiet">
        {isPicked ? "In the guide" : product.hidden ? "Hidden" : product.price}
      </span>
    </div>
  );
}
