import { useNavigate } from "react-router";
import type { ProductJson } from "../../../wire/product-json.ts";
import { newProductSchema } from "../../../wire/product-schema.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import { createProduct, reviseProduct } from "../api/products-api.ts";
import { type EditorKind, editorWords } from "../editor/editor-kind.ts";
import { type Editor, useEditor } from "../editor/use-editor.ts";
import { lastListView, rememberRow } from "../list-place/list-memory.ts";
import { PRODUCT_FORM } from "./product-fields.ts";
import {
  BLANK_PRODUCT,
  type ProductFormValues,
  toCopyValues,
  toFormValues,
  toProductBody,
  withEntriesAdded,
} from "./product-values.ts";

const KIND: EditorKind<ProductFormValues, ProductJson> = {
  ...PRODUCT_FORM,
  words: { ...editorWords("product"), failedToSave: "Failed to save product" },
  blank: BLANK_PRODUCT,
  schema: newProductSchema,
  toValues: toFormValues,
  complete: withEntriesAdded,
};

/** Saves the product and goes back to the list, to the row that one came from. */
export function useProductEditor(product: ProductJson | undefined, original?: ProductJson): ProductEditor {
  const navigate = useNavigate();
  const isNew = product === undefined;
  return useEditor({
    kind: original === undefined ? KIND : { ...KIND, blank: toCopyValues(original) },
    saved: product,
    id: product?.id ?? (original === undefined ? "new" : `copy-of-${original.id}`),
    save: (values, { startedFrom, onceKey }) => {
      const body = toProductBody(values);
      return isNew ? createProduct(body, onceKey) : reviseProduct(product.id, body, startedFrom ?? "");
    },
    onSaved: async (saved, isOpen) => {
      showToast("success", isNew ? "Product created successfully" : "Product updated successfully");
      if (!isOpen) return;
      rememberRow(saved.id);
      const { address, trail } = lastListView();
      await navigate(isNew ? "/admin/products" : address, { state: { trail } });
    },
  });
}

export type ProductEditor = Editor<ProductFormValues, ProductJson>;
