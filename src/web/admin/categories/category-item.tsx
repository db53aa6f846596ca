import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { CategoryUseJson } from "../../../wire/category-json.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { type CategoryBody, reviseCategory } from "../api/categories-api.ts";
import { changedSlug } from "../editor/changed-slug.ts";
import { CategoryForm } from "../category-form/category-form.tsx";
import { usedBy } from "./used-by.ts";

const ICON_ACTION = "inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-tint";

interface CategoryItemProps {
  readonly category: CategoryUseJson;
  readonly onChanged: () => void;
  readonly onDelete: () => void;
}

/** One category, or the form that renames it. */
export function CategoryItem({ category, onChanged, onDelete }: CategoryItemProps) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const save = async (body: CategoryBody): Promise<void> => {
    try {
      await reviseCategory(category.id, { ...body, slug: changedSlug(body.slug ?? "", category.slug).slug });
    } catch (error) {
      showToast("error", "Failed to update category");
      throw error;
    }
    showToast("success", "Category updated successfully");
    setEditing(false);
    onChanged();
  };
  if (isEditing) {
    return (
      <li>
        <CategoryForm
          title={`Edit ${category.name}`}
          start={{ name: category.name, description: category.description, slug: category.slug }}
          submitLabel="Save"
          save={save}
          cancelButton={<Button onClick={() => setEditing(false)}>Cancel</Button>}
        />
      </li>
    );
  }
  return (
    <li className="flex items-start justify-between gap-3 rounded-card border border-line bg-card p-4">
      <div className="min-w-0">
        <h2 className="text-lg [overflow-wrap:anywhere]">{category.name}</h2>
        <p className="text-sm [overflow-wrap:anywhere] text-quiet">
          {category.slug} · {usedBy(category.product_count)}
        </p>
        {category.description !== "" && (
          <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{category.description}</p>
        )}
      </div>
      <div className="flex gap-1">
        <button
          ref={editButton}
          type="button"
          aria-label={`Edit ${category.name}`}
          className={ICON_ACTION}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden className="size-5" />
        </button>
        <button
          type="button"
          aria-label={`Delete ${category.name}`}
          className={`${ICON_ACTION} text-cherry`}
          onClick={onDelete}
        >
          <Trash2 aria-hidden className="size-5" />
        </button>
      </div>
    </li>
  );
}
