import { type FormEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { ProductJson } from "../../../wire/product-json.ts";
import { Button, buttonStyle } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { lastListView } from "../list-place/list-memory.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { ProductFields } from "./product-form-fields.tsx";
import { SaveTroublePanel } from "./save-trouble-panel.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import { useProductEditor } from "./use-product-editor.ts";

interface ProductFormProps {
  /** Absent for a new one. */
  readonly product?: ProductJson;
}

export function ProductForm({ product }: ProductFormProps) {
  const editor = useProductEditor(product);
  const { draft, form, isDirty } = editor;
  const { isSubmitting } = form.formState;
  const trouble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (editor.attempts > 0) trouble.current?.focus();
  }, [editor.attempts]);
  const list = lastListView();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void editor.submit();
  };
  return (
    <AdminPage
      title={product === undefined ? "Add New Product" : "Edit Product"}
      back={{ to: list.address, state: { trail: list.trail }, label: "Back to Products" }}
      width="narrow"
    >
      <UnsavedGuard isDirty={editor.hasUnsavedInput} onLeave={draft.end} />
      <form noValidate className="grid gap-6 [&_:is(input,textarea,button,a)]:scroll-mb-24" onSubmit={submit}>
        {draft.offer !== undefined && (
          <DraftOffer draft={draft.offer} onRestore={() => editor.restoreDraft()} onDiscard={editor.discardDraft} />
        )}
        <SaveTroublePanel editor={editor} ref={trouble} />
        {/* What would be typed while the answer is on its way would be lost with it. */}
        <div inert={isSubmitting} className="grid gap-6 transition-opacity delay-300 inert:opacity-60">
          <ProductFields editor={editor} />
        </div>
        <div
          className={classNames(
            "-mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-ground px-4 py-3",
            // Always in sight while there is something to save.
            isDirty && "sticky bottom-0",
          )}
        >
          <Button type="submit" tone="primary" disabled={isSubmitting}>
            {isSubmitting ? "Saving..." : product === undefined ? "Create Product" : "Update Product"}
          </Button>
          <Link to={list.address} state={{ trail: list.trail }} className={buttonStyle()}>
            Cancel
          </Link>
          <p role="status" className="ml-auto text-sm font-semibold text-accent">
            {isDirty && "Unsaved changes"}
          </p>
        </div>
      </form>
    </AdminPage>
  );
}
