import { X } from "lucide-react";
import { type ClipboardEvent, useRef } from "react";
import { hasTagSeparator, splitTags } from "../../../core/catalogue/split-tags.ts";
import { includesTag } from "../../../core/catalogue/tag-list.ts";
import { Field } from "../../ui/field.tsx";
import { EntryBox } from "./entry-box.tsx";
import { controlIdOf, labelOf } from "./product-fields.ts";
import { withTags } from "./product-values.ts";

interface TagListFieldProps {
  readonly tags: readonly string[];
  readonly entry: string;
  readonly error: string | undefined;
  readonly onTags: (tags: string[]) => void;
  readonly onEntry: (entry: string) => void;
}

export function TagListField({ tags, entry, error, onTags, onEntry }: TagListFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const typed = splitTags(entry);
  const isThere = typed.length > 0 && typed.every((tag) => includesTag(tags, tag));
  const add = (): void => {
    if (isThere) return;
    onTags(withTags(tags, entry));
    onEntry("");
  };
  const addPasted = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData("text/plain");
    // A single tag is pasted as usual, so you can keep typing.
    if (!hasTagSeparator(text)) return;
    event.preventDefault();
    onTags(withTags(tags, text));
  };
  const remove = (tag: string): void => {
    onTags(tags.filter((other) => other !== tag));
    box.current?.focus();
  };
  return (
    <div className="grid gap-3">
      <Field
        id={controlIdOf("tags")}
        label={labelOf("tags")}
        hint="Optional. Press Enter to add. Separate several tags with commas."
        error={error}
        warning={isThere ? "This tag is there already." : undefined}
      >
        {(wiring) => (
          <EntryBox
            {...wiring}
            ref={box}
            value={entry}
            addLabel="Add Tag"
            autoComplete="off"
            onChange={onEntry}
            onAdd={add}
            onPaste={addPasted}
          />
        )}
      </Field>
      <ul aria-label="Tags of this product" className="flex flex-wrap gap-2 empty:hidden">
        {tags.map((tag) => (
          <li key={tag} className="inline-flex items-center rounded-full border border-control bg-tint pl-3">
            <span className="text-sm font-semibold [overflow-wrap:anywhere]">{tag}</span>
            <button
              type="button"
              aria-label={`Remove tag ${tag}`}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-full sm:size-9"
              onClick={() => remove(tag)}
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
