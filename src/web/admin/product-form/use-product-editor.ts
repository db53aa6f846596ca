import { useCallback, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import type { ProductJson } from "../../../wire/product-json.ts";
import { newProductSchema } from "../../../wire/product-schema.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import { ApiError, detailOf, sentenceOf } from "../api/api-error.ts";
import { createProduct, reviseProduct } from "../api/products-api.ts";
import { lastListView, rememberRow } from "../products/list-memory.ts";
import { schemaResolver } from "../ui/schema-resolver.ts";
import { fieldOf } from "./product-fields.ts";
import {
  BLANK_PRODUCT,
  isSameInput,
  type ProductFormValues,
  toFormValues,
  toProductBody,
  withEntriesAdded,
} from "./product-values.ts";
import { useDraft } from "./use-draft.ts";

/** The saved state that the form started from. */
interface Base {
  readonly values: ProductFormValues;
  /** Null for a new product. */
  readonly updatedAt: string | null;
}

/** What the last save ended in, other than success. */
type Trouble =
  | { readonly kind: "fields" }
  | { readonly kind: "refused"; readonly sentence: string }
  | { readonly kind: "conflict"; readonly current: ProductJson };

const toBase = (product: ProductJson | undefined): Base =>
  product === undefined
    ? { values: BLANK_PRODUCT, updatedAt: null }
    : { values: toFormValues(product), updatedAt: product.updated_at };

/** All that the product form does: what stands in it, what is unsaved, saving, and what comes of it. */
export function useProductEditor(product: ProductJson | undefined) {
  const navigate = useNavigate();
  const [base, setBase] = useState(() => toBase(product));
  const [trouble, setTrouble] = useState<Trouble>();
  const [attempts, setAttempts] = useState(0);
  const form = useForm<ProductFormValues>({
    defaultValues: base.values,
    mode: "onTouched",
    shouldFocusError: false,
    resolver: schemaResolver(newProductSchema),
  });
  const values = { ...base.values, ...useWatch({ control: form.control }) } as ProductFormValues;
  const draft = useDraft({
    productId: product?.id,
    values,
    base: base.values,
    startedFrom: base.updatedAt,
  });
  const isSaved = useRef(false);
  const { getValues } = form;
  const hasUnsavedInput = useCallback(
    () => !isSaved.current && !isSameInput(getValues(), base.values),
    [getValues, base],
  );

  const fail = (next: Trouble): void => {
    setTrouble(next);
    setAttempts((count) => count + 1);
  };
  const finish = async (saved: ProductJson): Promise<void> => {
    isSaved.current = true;
    draft.discard();
    rememberRow(saved.id);
    showToast("success", product === undefined ? "Product created successfully" : "Product updated successfully");
    const { address, trail } = lastListView();
    await navigate(product === undefined ? "/admin/products" : address, { state: { trail } });
  };
  const send = (startedFrom: string | null): Promise<ProductJson> => {
    const body = toProductBody(getValues());
    return product === undefined ? createProduct(body) : reviseProduct(product.id, body, startedFrom ?? "");
  };
  const save = async (startedFrom: string | null): Promise<void> => {
    setTrouble(undefined);
    try {
      await finish(await send(startedFrom));
    } catch (error) {
      showToast("error", detailOf(error, "Failed to save product"));
      for (const { name, message } of fieldErrorsOf(error)) form.setError(name, { type: "server", message });
      fail(troubleOf(error));
    }
  };

  return {
    form,
    values,
    draft,
    trouble,
    /** Rises with each failed attempt, so that the reason can take the focus anew. */
    attempts,
    isDirty: !isSameInput(values, base.values),
    hasUnsavedInput,
    async submit() {
      form.reset(withEntriesAdded(getValues()), { keepErrors: true, keepTouched: true, keepIsSubmitted: true });
      await form.handleSubmit(
        () => save(base.updatedAt),
        () => fail({ kind: "fields" }),
      )();
    },
    /** Saves over what was saved meanwhile. */
    async overwrite(current: ProductJson) {
      await form.handleSubmit(() => save(current.updated_at))();
    },
    takeSaved(current: ProductJson) {
      setTrouble(undefined);
      setBase(toBase(current));
      form.reset(toFormValues(current));
    },
    restoreDraft() {
      if (draft.offer === undefined) return;
      form.reset(draft.offer.values);
      setBase({ ...base, updatedAt: draft.offer.startedFrom });
      draft.takeOffer();
    },
  };
}

export type ProductEditor = ReturnType<typeof useProductEditor>;

function troubleOf(error: unknown): Trouble {
  if (error instanceof ApiError && error.status === 409 && isProduct(error.current)) {
    return { kind: "conflict", current: error.current };
  }
  return fieldErrorsOf(error).length > 0 ? { kind: "fields" } : { kind: "refused", sentence: sentenceOf(error) };
}

function fieldErrorsOf(error: unknown) {
  const errors = error instanceof ApiError ? error.errors : [];
  return errors.flatMap(({ field, message }) => {
    const name = fieldOf(field);
    return name === undefined ? [] : [{ name, message }];
  });
}

/** A conflict's `current` is the product as the API always gives it. */
const isProduct = (current: unknown): current is ProductJson =>
  typeof current === "object" && current !== null && "updated_at" in current;
