import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import type { CategoryUseJson } from "../../../wire/category-json.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { addCategory, type CategoryBody, deleteCategory, listCategories } from "../api/categories-api.ts";
import { useOnce } from "../api/once-key.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { DeleteDialog } from "../ui/delete-dialog.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { CategoryForm } from "../category-form/category-form.tsx";
import { CategoryItem } from "./category-item.tsx";
import { usedBy } from "./used-by.ts";

const BLANK: CategoryBody = { name: "", description: "" };

export default function CategoriesPage() {
  const [isAdding, setAdding] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const once = useOnce();
  const { data, isLoading, reload } = useLoaded({
    load: listCategories,
    key: "categories",
    onError: () => showToast("error", "Failed to fetch categories"),
  });
  const add = async (body: CategoryBody): Promise<void> => {
    try {
      await once.send((key) => addCategory(body, key));
    } catch (error) {
      showToast("error", "Failed to add category");
      throw error;
    }
    showToast("success", "Category added successfully");
    setAdding(false);
    toggle.current?.focus();
    reload();
  };
  return (
    <AdminPage
      title="Manage Categories"
      back={{ to: "/admin", label: "Dashboard" }}
      actions={
        <Button
          ref={toggle}
          tone={isAdding ? "plain" : "primary"}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          {!isAdding && <Plus aria-hidden className="size-5" />}
          {isAdding ? "Cancel" : "Add Category"}
        </Button>
      }
    >
      <div className="grid gap-4">
        {isAdding && <CategoryForm title="Add New Category" start={BLANK} submitLabel="Add Category" save={add} />}
        {data === undefined ? (
          <Waiting isLoading={isLoading} onRetry={reload} />
        ) : (
          <CategoryList categories={data} reload={reload} onAdd={() => setAdding(true)} />
        )}
      </div>
    </AdminPage>
  );
}

function Waiting({ isLoading, onRetry }: { readonly isLoading: boolean; readonly onRetry: () => void }) {
  return isLoading ? <Spinner /> : <LoadFailure what="categories" onRetry={onRetry} />;
}

interface CategoryListProps {
  readonly categories: readonly CategoryUseJson[];
  readonly reload: () => void;
  readonly onAdd: () => void;
}

function CategoryList({ categories, reload, onAdd }: CategoryListProps) {
  const [doomed, setDoomed] = useState<CategoryUseJson>();
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={count} tabIndex={-1} role="status" className="text-sm text-quiet">
        {categories.length === 1 ? "1 category" : `${String(categories.length)} categories`}
      </p>
      {categories.length === 0 ? (
        <div className="grid justify-items-center gap-4 rounded-card border border-line bg-card px-4 py-12 text-center">
          <p className="text-lg font-semibold">No categories yet</p>
          <Button tone="primary" onClick={onAdd}>
            Add Your First Category
          </Button>
        </div>
      ) : (
        <ul className="grid items-start gap-3 lg:grid-cols-2">
          {categories.map((category) => (
            <CategoryItem
              key={category.id}
              category={category}
              onChanged={reload}
              onDelete={() => setDoomed(category)}
            />
          ))}
        </ul>
      )}
      <DeleteDialog
        noun="category"
        item={doomed && { id: doomed.id, name: doomed.name }}
        note={doomed !== undefined && <UseNote products={doomed.product_count} />}
        remove={async () => {
          if (doomed !== undefined) await deleteCategory(doomed.id);
        }}
        onClose={() => setDoomed(undefined)}
        onDeleted={reload}
        focusAfter={count}
      />
    </>
  );
}

function UseNote({ products }: { readonly products: number }) {
  if (products === 0) return <p>No product uses it.</p>;
  return (
    <p>
      {usedBy(products)} {products === 1 ? "uses" : "use"} it and will keep showing its name.
    </p>
  );
}
