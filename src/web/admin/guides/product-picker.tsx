import { useId } from "react";
import type { ProductJson } from "../../../wire/product-json.ts";
import { classNames } from "../../ui/class-names.ts";
import { Field, FIELD_STYLE } from "../../ui/field.tsx";
import { SEARCH_MAX } from "../ui/title-search-input.tsx";
import { ProductOption } from "./product-option.tsx";
import { useProductCombobox } from "./use-product-combobox.ts";
import type { Suggestions } from "./use-suggestions.ts";

interface ProductPickerProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly isPicked: (product: ProductJson) => boolean;
  readonly onPick: (product: ProductJson) => void;
}

/** Finds a product by its title. The focus stays in the box, so that one product can follow another. */
export function ProductPicker({ id, label, error, isPicked, onPick }: ProductPickerProps) {
  const box = useProductCombobox({ isPicked, onPick });
  const { typed, isOpen, active, products } = box;
  const listId = useId();
  const optionId = (index: number): string => `${listId}-${String(index)}`;
  return (
    <div className="relative">
      <Field id={id} label={label} hint="Search by title; the arrow keys choose and Enter adds." error={error}>
        {(wiring) => (
          <input
            dir="auto"
            {...wiring}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            {...(active >= 0 && { "aria-activedescendant": optionId(active) })}
            autoComplete="off"
            placeholder="Search products"
            maxLength={SEARCH_MAX}
            value={typed}
            className={classNames(FIELD_STYLE, "min-h-11")}
            onChange={(event) => box.type(event.target.value)}
            onKeyDown={box.answerKey}
            onBlur={box.close}
          />
        )}
      </Field>
      <div
        className={classNames(
          "absolute inset-x-0 top-20 z-30 max-h-80 overflow-y-auto rounded-field border border-control bg-card shadow-lifted",
          !isOpen && "hidden",
        )}
        role="presentation"
        // The focus stays in the box, and with it the list.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div id={listId} role="listbox" aria-label="Products found">
          {products.map((product, index) => (
            <ProductOption
              key={product.id}
              id={optionId(index)}
              product={product}
              isActive={index === active}
              isPicked={isPicked(product)}
              onPick={() => box.pick(product)}
            />
          ))}
        </div>
        <p role="status" className="px-4 py-2 text-sm text-quiet">
          {isOpen && summary(box.suggestions, typed.trim())}
        </p>
      </div>
    </div>
  );
}

function summary(suggestions: Suggestions | undefined, term: string): string {
  if (suggestions === undefined || suggestions.term !== term) return "Searching…";
  if (suggestions.hasFailed) return "The products could not be searched. Type on to try again.";
  const { length } = suggestions.products;
  if (length === 0) return term === "" ? "There is no product yet." : `No product’s title contains “${term}”.`;
  if (term === "") return "The newest products.";
  return length === 1 ? "1 product." : `${String(length)} products.`;
}
