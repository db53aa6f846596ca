import { type RefObject, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import type { ProductJson } from "../../../wire/product-json.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import { detailOf } from "../api/api-error.ts";
import { createProduct, reviseProduct } from "../api/products-api.ts";
import { lastListView, rememberRow } from "../list-place/list-memory.ts";
import { type ProductFormValues, toProductBody } from "./product-values.ts";
import { fieldErrorsOf, type SaveTrouble, troubleOf } from "./save-trouble.ts";

interface SavingOptions {
  readonly form: UseFormReturn<ProductFormValues>;
  /** Absent for a new one. */
  readonly product: ProductJson | undefined;
  readonly onSaved: () => void;
}

/** Saves the product and goes back to the list, or stays and keeps the reason why not. */
export function useSaving({ form, product, onSaved }: SavingOptions) {
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<SaveTrouble>();
  const [attempts, setAttempts] = useState(0);
  const isSaved = useRef(false);
  const isOpen = useIsOpen();
  const isNew = product === undefined;

  const fail = (next: SaveTrouble): void => {
    setTrouble(next);
    setAttempts((count) => count + 1);
  };
  const finish = async (saved: ProductJson): Promise<void> => {
    isSaved.current = true;
    onSaved();
    showToast("success", isNew ? "Product created successfully" : "Product updated successfully");
    // Who left in the meantime stays where they went.
    if (!isOpen.current) return;
    rememberRow(saved.id);
    const { address, trail } = lastListView();
    await navigate(isNew ? "/admin/products" : address, { state: { trail } });
  };
  return {
    trouble,
    /** Rises with each failed attempt, so that the reason can take the focus anew. */
    attempts,
    isSaved,
    fail,
    forgetTrouble: () => setTrouble(undefined),
    /** `startedFrom`: the version that this save may replace; null for a new product. */
    async save(startedFrom: string | null): Promise<void> {
      setTrouble(undefined);
      const body = toProductBody(form.getValues());
      try {
        await finish(await (isNew ? createProduct(body) : reviseProduct(product.id, body, startedFrom ?? "")));
      } catch (error) {
        showToast("error", detailOf(error, "Failed to save product"));
        for (const { name, message } of fieldErrorsOf(error)) form.setError(name, { type: "server", message });
        fail(troubleOf(error));
      }
    },
  };
}

/** For answers that come late: whether the form still stands on the page. */
function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
