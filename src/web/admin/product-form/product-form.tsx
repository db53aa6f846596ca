import { Link } from "react-router";
import type { ProductJson } from "../../../wire/product-json.ts";
import { Button, buttonStyle } from "../../ui/button.tsx";
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
  /** The category of the product that was added just before this one. */
  readonly category?: string | undefined;
}

export function ProductForm({ product, original, category }: ProductFormProps) {
  const { editor, saveAndAddAnother } = useProductEditor({ product, original, category });
  const list = lastListView();
  const isNew = product === undefined;
  const isNextOne = category !== undefined;
  return (
    <AdminPage
      title={isNew ? "Add New Product" : "Edit Product"}
      back={{ to: list.address, state: { trail: list.trail }, label: "Back to Products" }}
      width="narrow"
      focusesHeading={!isNextOne}
    >
      <EditorFrame
        editor={editor}
        submitLabel={isNew ? "Create Product" : "Update Product"}
        cancel={
          <>
            {isNew && (
              <Button disabled={editor.form.formState.isSubmitting} onClick={() => void saveAndAddAnother()}>
                Save and add another
              </Button>
            )}
            <Link to={list.address} state={{ trail: list.trail }} className={buttonStyle()}>
              Cancel
            </Link>
          </>
        }
      >
        <ProductFields editor={editor} focusesTitle={isNextOne} savedSlug={product?.slug} />
      </EditorFrame>
    </AdminPage>
  );
}
