import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { ProductJson } from "../../../wire/product-json.ts";
import { productRevisionSchema } from "../../../wire/product-schema.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import { createProduct, findProduct, reviseProduct } from "../api/products-api.ts";
import { restoreAs } from "../editor/restore-as.ts";
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
  schema: productRevisionSchema,
  toValues: toFormValues,
  complete: withEntriesAdded,
  unordered: ["tags"],
};

interface ProductEditorOptions {
  /** Absent for a new one. */
  readonly product: ProductJson | undefined;
  /** What a new one starts from. */
  readonly original: ProductJson | undefined;
  readonly category: string | undefined;
}

/** What the address of the blank form carries after "Save and add another". */
export interface NextProduct {
  /** Another number is another blank form. */
  readonly round: number;
  readonly category: string;
}

/** Saves the product and goes back to the list, to the row that one came from, or to the next blank form. */
export function useProductEditor({ product, original, category }: ProductEditorOptions) {
  const navigate = useNavigate();
  const isNew = product === undefined;
  const [blank] = useState(() => toBlankValues(original, category));
  const addsAnother = useRef(false);
  const editor = useEditor({
    kind: { ...KIND, blank },
    saved: product,
    id: product?.id ?? (original === undefined ? "new" : `copy-of-${original.id}`),
    save: (values, { startedFrom, onceKey }) => {
      const body = toProductBody(values, product?.slug);
      return isNew || startedFrom === null
        ? createProduct(body, onceKey)
        : reviseProduct(product.id, body, startedFrom);
    },
    restore: product && (() => restoreAs(product.id, findProduct)),
    onSaved: async (saved, isOpen) => {
      const isCreated = saved.id !== product?.id;
      showToast("success", isCreated ? "Product created successfully" : "Product updated successfully");
      if (!isOpen) return;
      if (addsAnother.current) {
        const next: NextProduct = { round: performance.now(), category: saved.category };
        await navigate("/admin/products/new", { replace: true, state: next });
        return;
      }
      rememberRow(saved.id);
      const { address, trail } = lastListView();
      await navigate(isCreated ? "/admin/products" : address, { state: { trail } });
    },
  });
  const saveAndAddAnother = async (): Promise<void> => {
    addsAnother.current = true;
    await editor.submit();
    addsAnother.current = false;
  };
  return { editor, saveAndAddAnother };
}

function toBlankValues(original: ProductJson | undefined, category = ""): ProductFormValues {
  return original === undefined ? { ...BLANK_PRODUCT, category } : toCopyValues(original);
}

export type ProductEditor = Editor<ProductFormValues, ProductJson>;
