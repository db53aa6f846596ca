import { useEffect } from "react";
import { useController } from "react-hook-form";
import { priceWarning } from "../../../core/money/price.ts";
import { parseSafeUrl } from "../../../core/text/safe-url.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { useShop } from "../../document/use-shop.ts";
import { messageAt } from "../editor/field-errors.ts";
import { SlugField } from "../ui/slug-field.tsx";
import { SwitchField } from "../ui/switch-field.tsx";
import { CategoryField } from "./category-field.tsx";
import { ImageListField } from "./image-list-field.tsx";
import { controlIdOf, labelOf, PRODUCT_FORM, type ProductField } from "./product-fields.ts";
import { TagListField } from "./tag-list-field.tsx";
import type { ProductEditor } from "./use-product-editor.ts";

interface FieldsProps {
  readonly editor: ProductEditor;
}

interface ProductFieldsProps extends FieldsProps {
  /** Focuses the title after "Save and add another". */
  readonly focusesTitle: boolean;
  /** Absent for a new one. */
  readonly savedSlug: string | undefined;
}

export function ProductFields({ editor, focusesTitle, savedSlug }: ProductFieldsProps) {
  const { setFocus } = editor.form;
  useEffect(() => {
    if (focusesTitle) setFocus("title");
  }, [focusesTitle, setFocus]);
  return (
    <>
      <TextFields editor={editor} />
      <CategoryField editor={editor} />
      <ListFields editor={editor} />
      <div className="grid gap-2 sm:grid-cols-2">
        <FlagField editor={editor} name="featured" />
        <FlagField editor={editor} name="trending" />
      </div>
      {savedSlug !== undefined && (
        <SlugField
          {...editor.form.register("slug")}
          id={controlIdOf("slug")}
          path="/product/"
          typed={editor.values.slug}
          saved={savedSlug}
          error={messageAt(PRODUCT_FORM, editor.form.formState.errors, "slug")}
        />
      )}
      <FlagField editor={editor} name="hidden" hint="Hidden from shoppers. Its page returns 404." />
    </>
  );
}

function TextFields({ editor }: FieldsProps) {
  const { form, values } = editor;
  const { currency, locale } = useShop().settings;
  const { errors } = form.formState;
  const wiring = (name: ProductField) => ({
    ...form.register(name),
    id: controlIdOf(name),
    label: labelOf(name),
    error: messageAt(PRODUCT_FORM, errors, name),
  });
  const priceNote = values.price.trim() === "" ? undefined : priceWarning(values.price, { currency, locale });
  const link = parseSafeUrl(values.affiliate_link);
  return (
    <>
      <TextField {...wiring("title")} required autoComplete="off" />
      <TextArea {...wiring("description")} required rows={3} />
      <TextArea {...wiring("long_description")} rows={6} hint="Optional. Shown as “About This Product”." />
      <TextField
        {...wiring("price")}
        required
        autoComplete="off"
        placeholder="$29.99"
        hint="Shown exactly as you type it."
        warning={priceNote}
      />
      <TextField
        {...wiring("affiliate_link")}
        type="url"
        required
        autoComplete="off"
        hint="As your affiliate programme gave it to you, tag included."
        warning={link.ok ? link.warnings[0] : undefined}
      />
    </>
  );
}

function ListFields({ editor }: FieldsProps) {
  const { form, values } = editor;
  const { errors } = form.formState;
  return (
    <>
      <ImageListField
        images={values.images}
        entry={values.image_entry}
        error={messageAt(PRODUCT_FORM, errors, "images")}
        onImages={(images) => form.setValue("images", images, { shouldValidate: true })}
        onEntry={(entry) => form.setValue("image_entry", entry)}
      />
      <TagListField
        tags={values.tags}
        entry={values.tag_entry}
        error={messageAt(PRODUCT_FORM, errors, "tags")}
        onTags={(tags) => form.setValue("tags", tags, { shouldValidate: true })}
        onEntry={(entry) => form.setValue("tag_entry", entry)}
      />
    </>
  );
}

interface FlagFieldProps extends FieldsProps {
  readonly name: "featured" | "trending" | "hidden";
  readonly hint?: string;
}

function FlagField({ editor, name, hint }: FlagFieldProps) {
  const { field } = useController({ control: editor.form.control, name });
  const wiring = { id: controlIdOf(name), label: labelOf(name), hint };
  return <SwitchField {...wiring} checked={field.value} onChange={field.onChange} />;
}
