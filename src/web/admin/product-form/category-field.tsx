import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useController } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Field, FIELD_STYLE } from "../../ui/field.tsx";
import { listCategories } from "../api/categories-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { messageAt } from "../editor/field-errors.ts";
import { NewCategory } from "./new-category.tsx";
import { controlIdOf, labelOf, PRODUCT_FORM } from "./product-fields.ts";
import type { ProductEditor } from "./use-product-editor.ts";

/** The browser's own dropdown: Radix's hides the page behind it in a way that fails WCAG (axe: aria-hidden-focus). */
export function CategoryField({ editor }: { readonly editor: ProductEditor }) {
  const { field, formState } = useController({ control: editor.form.control, name: "category" });
  const [isAdding, setAdding] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const { data, isLoading, hasFailed, reload } = useLoaded({
    load: listCategories,
    key: "categories",
    onError: (error) => console.error("The categories could not be loaded.", error),
  });
  const names = (data ?? []).map(({ name }) => name);
  // A product may keep a category that is deleted since.
  const isUnlisted = field.value !== "" && !names.includes(field.value);
  const isDeleted = isUnlisted && data !== undefined && !isLoading && !hasFailed;
  const isBare = !isLoading && !isUnlisted && names.length === 0;
  const close = (): void => {
    setAdding(false);
    select.current?.focus();
  };
  const choose = (name: string): void => {
    editor.form.setValue("category", name, { shouldDirty: true, shouldValidate: true });
    reload();
    close();
  };
  return (
    <div className="grid gap-3">
      <Field
        id={controlIdOf("category")}
        label={labelOf("category")}
        hint={hintFor({ isBare, isDeleted })}
        error={messageAt(PRODUCT_FORM, formState.errors, "category")}
      >
        {(wiring) => (
          <div className="flex flex-wrap gap-2">
            <select
              {...wiring}
              {...field}
              ref={(element) => {
                field.ref(element);
                select.current = element;
              }}
              required
              className={classNames(FIELD_STYLE, "min-h-11 min-w-0 flex-1 basis-48")}
            >
              <option value="">Choose a category</option>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
              {isUnlisted && (
                <option value={field.value}>{isDeleted ? `${field.value} (deleted category)` : field.value}</option>
              )}
            </select>
            {!isAdding && (
              <Button className="shrink-0 px-4" onClick={() => setAdding(true)}>
                <Plus aria-hidden className="size-5" />
                New category
              </Button>
            )}
          </div>
        )}
      </Field>
      {isAdding && <NewCategory onAdded={choose} onCancel={close} />}
    </div>
  );
}

function hintFor({ isBare, isDeleted }: { readonly isBare: boolean; readonly isDeleted: boolean }): string | undefined {
  if (isBare) return "There are no categories yet. Add the first one with “New category”.";
  return isDeleted ? "This category was deleted. You can keep it on this product or choose another one." : undefined;
}
