import { useController } from "react-hook-form";
import { TextArea, TextField } from "../../ui/field.tsx";
import { controlIdOf, labelOf } from "../editor/editor-fields.ts";
import { messageAt } from "../editor/field-errors.ts";
import { OneImageField } from "../ui/one-image-field.tsx";
import { SlugField } from "../ui/slug-field.tsx";
import { SwitchField } from "../ui/switch-field.tsx";
import { GUIDE_FORM } from "./guide-kind.ts";
import type { GuideFormValues } from "./guide-values.ts";
import { PickListField } from "./pick-list-field.tsx";
import type { GuideEditor } from "./use-guide-editor.ts";

interface GuideFieldsProps {
  readonly editor: GuideEditor;
  /** Absent for a new one. */
  readonly savedSlug: string | undefined;
}

export function GuideFields({ editor, savedSlug }: GuideFieldsProps) {
  const { form, values } = editor;
  const { errors } = form.formState;
  const { field: featured } = useController({ control: form.control, name: "featured" });
  const wiring = (name: Exclude<keyof GuideFormValues, "products">) => ({
    ...form.register(name),
    id: controlIdOf(GUIDE_FORM, name),
    label: labelOf(GUIDE_FORM, name),
    error: messageAt(GUIDE_FORM, errors, name),
  });
  return (
    <>
      <TextField {...wiring("title")} required autoComplete="off" />
      <TextField
        {...wiring("occasion")}
        autoComplete="off"
        placeholder="Birthday"
        hint="Optional. Stands on the guide's card as a badge."
      />
      <TextArea {...wiring("description")} rows={4} hint="Optional." />
      <OneImageField {...wiring("image")} address={values.image} />
      <PickListField
        picks={values.products}
        error={messageAt(GUIDE_FORM, errors, "products")}
        onPicks={(picks) =>
          form.setValue("products", [...picks], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
      />
      <SwitchField
        id={controlIdOf(GUIDE_FORM, "featured")}
        label={labelOf(GUIDE_FORM, "featured")}
        checked={featured.value}
        onChange={featured.onChange}
      />
      {savedSlug !== undefined && (
        <SlugField {...wiring("slug")} path="/gift-guides/" typed={values.slug} saved={savedSlug} />
      )}
    </>
  );
}
