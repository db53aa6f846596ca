import { type KeyboardEvent, type ReactNode, useEffect, useId } from "react";
import { useForm, type UseFormReturn, useWatch } from "react-hook-form";
import { categoryRevisionSchema } from "../../../wire/category-schema.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { ApiError, sentenceOf } from "../api/api-error.ts";
import { SlugField } from "../ui/slug-field.tsx";
import { schemaResolver } from "../ui/schema-resolver.ts";
import type { CategoryBody } from "../api/categories-api.ts";

interface CategoryFormProps {
  readonly title: string;
  readonly start: CategoryBody;
  readonly submitLabel: string;
  /** Rejects when the server refuses; the form then stays filled and says why. */
  readonly save: (body: CategoryBody) => Promise<void>;
  readonly cancelButton?: ReactNode;
  /** Rendered inside another form, which HTML doesn't allow to nest. */
  readonly isInline?: boolean;
}

export function CategoryForm({ title, start, submitLabel, save, cancelButton, isInline = false }: CategoryFormProps) {
  const headingId = useId();
  const form = useForm<CategoryBody>({
    defaultValues: { ...start },
    mode: "onTouched",
    resolver: schemaResolver(categoryRevisionSchema),
  });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus("name"), [setFocus]);

  const submit = handleSubmit(async (body) => {
    try {
      await save(body);
    } catch (error) {
      for (const { field, message } of errorsOf(error)) setError(field, { type: "server", message });
    }
  });
  const submitOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    // Otherwise Enter would submit the form around it.
    event.preventDefault();
    if (!event.nativeEvent.isComposing) void submit();
  };
  return (
    <FormFrame isInline={isInline} labelledBy={headingId} onSubmit={() => void submit()}>
      <h2 id={headingId} className="text-xl">
        {title}
      </h2>
      <p role="alert" className="font-semibold text-cherry empty:hidden">
        {errors.root?.message}
      </p>
      <TextField
        {...register("name")}
        label="Category Name"
        required
        autoComplete="off"
        error={errors.name?.message}
        onKeyDown={isInline ? submitOnEnter : undefined}
      />
      <TextArea
        {...register("description")}
        label="Description"
        rows={2}
        hint="Optional."
        error={errors.description?.message}
      />
      {start.slug !== undefined && <CategorySlugField form={form} saved={start.slug} />}
      <div className="flex flex-wrap gap-3">
        <Button {...(isInline ? { onClick: () => void submit() } : SUBMIT)} disabled={isSubmitting}>
          {isSubmitting ? "Saving..." : submitLabel}
        </Button>
        {cancelButton}
      </div>
    </FormFrame>
  );
}

interface CategorySlugFieldProps {
  readonly form: UseFormReturn<CategoryBody>;
  readonly saved: string;
}

function CategorySlugField({ form, saved }: CategorySlugFieldProps) {
  const typed = useWatch({ control: form.control, name: "slug" }) ?? "";
  const error = form.formState.errors.slug?.message;
  return <SlugField {...form.register("slug")} path="/category/" typed={typed} saved={saved} error={error} />;
}

const SUBMIT = { type: "submit", tone: "primary" } as const;

interface FormFrameProps {
  readonly isInline: boolean;
  readonly labelledBy: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

function FormFrame({ isInline, labelledBy, onSubmit, children }: FormFrameProps) {
  const frame = {
    "aria-labelledby": labelledBy,
    className: "grid gap-4 rounded-card border border-line bg-card p-4 sm:p-5",
  };
  if (isInline) {
    return (
      <div role="group" {...frame}>
        {children}
      </div>
    );
  }
  return (
    <form
      noValidate
      {...frame}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** At their fields where the server names them, else for the whole form. */
function errorsOf(error: unknown): readonly { field: keyof CategoryBody | "root"; message: string }[] {
  const atFields = (error instanceof ApiError ? error.errors : []).flatMap(({ field, message }) =>
    field === "name" || field === "description" || field === "slug" ? [{ field, message } as const] : [],
  );
  return atFields.length > 0 ? atFields : [{ field: "root", message: sentenceOf(error) }];
}
