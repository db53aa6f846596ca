import { useController } from "react-hook-form";
import { classNames } from "../../ui/class-names.ts";
import { Field, FIELD_STYLE } from "../../ui/field.tsx";
import { listCategories } from "../api/categories-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { messageAt } from "../editor/field-errors.ts";
import { controlIdOf, labelOf, PRODUCT_FORM } from "./product-fields.ts";
import type { ProductEditor } from "./use-product-editor.ts";

/** The browser's own dropdown: Radix's hides the page behind it in a way that fails WCAG (axe: aria-hidden-focus). */
export function CategoryField({ editor }: { readonly editor: ProductEditor }) {
  const { field, formState } = useController({ control: editor.form.control, name: "category" });
  const { data: categories = [], isLoading } = useLoaded({
    load: listCategories,
    key: "categories",
    onError: (error) => console.error("The categories could not be loaded.", error),
  });
  const names = categories.map(({ name }) => name);
  // A product may keep a category that is deleted since.
  const options = field.value === "" || names.includes(field.value) ? names : [...names, field.value];
  const isBare = !isLoading && options.length === 0;
  return (
    <Field
      id={controlIdOf("category")}
      label={labelOf("category")}
      hint={isBare ? "There is no category yet. Add one under Manage Categories first." : undefined}
      error={messageAt(PRODUCT_FORM, formState.errors, "category")}
    >
      {(wiring) => (
        <select {...wiring} {...field} required className={classNames(FIELD_STYLE, "min-h-11")}>
          <option value="">Choose a category</option>
          {options.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
