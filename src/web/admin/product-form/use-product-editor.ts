import { useCallback, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { ProductJson } from "../../../wire/product-json.ts";
import { newProductSchema } from "../../../wire/product-schema.ts";
import { schemaResolver } from "../ui/schema-resolver.ts";
import {
  BLANK_PRODUCT,
  isSameInput,
  type ProductFormValues,
  toFormValues,
  withEntriesAdded,
} from "./product-values.ts";
import { controlIdOf } from "./product-fields.ts";
import { useDraft } from "./use-draft.ts";
import { useSaving } from "./use-saving.ts";

/** The saved state that the form started from. */
interface Base {
  readonly values: ProductFormValues;
  /** Null for a new product. */
  readonly updatedAt: string | null;
}

const toBase = (product: ProductJson | undefined): Base =>
  product === undefined
    ? { values: BLANK_PRODUCT, updatedAt: null }
    : { values: toFormValues(product), updatedAt: product.updated_at };

/** All that the product form does: what stands in it, what is unsaved, saving, and what comes of it. */
export function useProductEditor(product: ProductJson | undefined) {
  const [base, setBase] = useState(() => toBase(product));
  const form = useForm<ProductFormValues>({
    defaultValues: base.values,
    mode: "onTouched",
    shouldFocusError: false,
    resolver: schemaResolver(newProductSchema),
  });
  const { getValues, handleSubmit, reset } = form;
  const values: ProductFormValues = { ...base.values, ...useWatch({ control: form.control }) };
  const draft = useDraft({ productId: product?.id, values, base: base.values, startedFrom: base.updatedAt });
  const saving = useSaving({ form, product, onSaved: draft.end });
  const { isSaved } = saving;
  const hasUnsavedInput = useCallback(
    () => !isSaved.current && !isSameInput(getValues(), base.values),
    [isSaved, getValues, base],
  );
  return {
    form,
    values,
    draft,
    trouble: saving.trouble,
    attempts: saving.attempts,
    isDirty: !isSameInput(values, base.values),
    /** Asked at the moment of leaving, when the last render may be out of date. */
    hasUnsavedInput,
    submit: async () => {
      reset(withEntriesAdded(getValues()), { keepErrors: true, keepTouched: true, keepIsSubmitted: true });
      let isValid = true;
      await handleSubmit(
        () => saving.save(base.updatedAt),
        () => {
          isValid = false;
        },
      )();
      // Only now do the form's errors stand in its state, for the summary to show.
      if (!isValid) saving.fail({ kind: "fields" });
    },
    /** Saves over what somebody else saved meanwhile. */
    overwrite: async (current: ProductJson) => {
      await handleSubmit(() => saving.save(current.updated_at))();
    },
    takeSaved: (current: ProductJson) => {
      saving.forgetTrouble();
      setBase(toBase(current));
      reset(toFormValues(current));
      focusFirstField();
    },
    restoreDraft: () => {
      if (draft.offer === undefined) return;
      reset(draft.offer.values);
      setBase({ ...base, updatedAt: draft.offer.startedFrom });
      draft.takeOffer();
      focusFirstField();
    },
    discardDraft: () => {
      draft.discardOffer();
      focusFirstField();
    },
  };
}

/** The button that was pressed goes with its panel. */
function focusFirstField(): void {
  document.querySelector<HTMLElement>(`#${controlIdOf("title")}`)?.focus();
}

export type ProductEditor = ReturnType<typeof useProductEditor>;
