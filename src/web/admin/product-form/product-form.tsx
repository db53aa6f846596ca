import { Link } from "react-router";
import type { ProductJson } from "../../../wire/product-json.ts";
import { buttonStyle } from "../../ui/button.tsx";
import { EditorFrame } from "../editor/editor-frame.tsx";
import { lastListView } from "../list-place/list-memory.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { ProductFields } from "./product-form-fields.tsx";
import { useProductEditor } from "./use-product-editor.ts";

interface ProductFormProps {
  /** Absent for a new one. */
  readonly product?: ProductJson;
  /** What a new one starts from. */
  readonly original?: ProductJson;
}

export function ProductForm({ product, original }: ProductFormProps) {
  const editor = useProductEditor(product, original);
  const list = lastListView();
  return (
    <AdminPage
      title={product === undefined ? "Add New Product" : "Edit Product"}
      back={{ to: list.address, state: { trail: list.trail }, label: "Back to Products" }}
      width="narrow"
    >
      <EditorFrame
        editor={editor}
        submitLabel={product === undefined ? "Create Product" : "Update Product"}
        cancel={
          <Link to={list.address} state={{ trail: list.trail }} className={buttonStyle()}>
            Cancel
          </Link>
        }
      >
        <ProductFields editor={editor} />
      </EditorFrame>
    </AdminPage>
  );
}
