import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { addCategory, type CategoryBody } from "../api/categories-api.ts";
import { useOnce } from "../api/once-key.ts";
import { CategoryForm } from "../category-form/category-form.tsx";

const BLANK: CategoryBody = { name: "", description: "" };

interface NewCategoryProps {
  readonly onAdded: (name: string) => void;
  readonly onCancel: () => void;
}

/** Adds a category without leaving the product form, by the rules of the categories screen. */
export function NewCategory({ onAdded, onCancel }: NewCategoryProps) {
  const once = useOnce();
  const add = async (body: CategoryBody): Promise<void> => {
    try {
      const { name } = await once.send((key) => addCategory(body, key));
      showToast("success", "Category added successfully");
      onAdded(name);
    } catch (error) {
      showToast("error", "Failed to add category");
      throw error;
    }
  };
  return (
    <CategoryForm
      isInline
      title="Add New Category"
      start={BLANK}
      submitLabel="Add Category"
      save={add}
      cancelButton={
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      }
    />
  );
}
