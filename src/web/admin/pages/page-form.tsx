import { Link } from "react-router";
import { z } from "zod";
import { EMPTY_TEXT, type RichBlock, type RichText, toPlainText } from "../../../core/shop-pages/rich-text.ts";
import { richTextSchema } from "../../../core/shop-pages/rich-text-schema.ts";
import { Button, buttonStyle } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { type EditedPage, reviseShopPage } from "../api/shop-pages-api.ts";
import { controlIdOf } from "../editor/editor-fields.ts";
import { EditorFrame } from "../editor/editor-frame.tsx";
import { type EditorKind, editorWords } from "../editor/editor-kind.ts";
import { messageAt } from "../editor/field-errors.ts";
import { isSameInput } from "../editor/same-input.ts";
import { useEditor } from "../editor/use-editor.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { PURPOSES } from "./page-purposes.ts";
import { RichTextField } from "./rich-text-field.tsx";

interface PageValues {
  body: RichText;
}

const LABEL = "Text of the page";

const KIND: EditorKind<PageValues, EditedPage> = {
  name: "page",
  fields: [{ name: "body", label: LABEL }],
  words: { ...editorWords("page"), failedToSave: "Failed to save the page" },
  blank: { body: EMPTY_TEXT },
  // The schema says what a text is; of a draft only that there is one, in blocks that have a type.
  shape: { body: { type: "doc", content: [{ type: "paragraph" } as RichBlock] } },
  schema: z.object({ body: richTextSchema }),
  toValues: ({ body }) => ({ body }),
  readable: (body) => toPlainText(body as RichText) || "(empty)",
};

export function PageForm({ page }: { readonly page: EditedPage }) {
  const { key, title, default_body: defaultBody } = page;
  const editor = useEditor({
    kind: KIND,
    saved: page,
    id: key,
    staysOpen: true,
    save: ({ body }, { startedFrom }) => reviseShopPage(key, body, startedFrom ?? ""),
    onSaved: () => showToast("success", "Page saved"),
  });
  const { form, values } = editor;
  const isDefault = isSameInput(values.body, defaultBody);
  const change = (body: RichText): void => form.setValue("body", body, { shouldValidate: form.formState.isSubmitted });
  return (
    <AdminPage
      title={title}
      back={{ to: "/admin/pages", label: "Pages" }}
      width="narrow"
      actions={
        <Link to={`/${key}`} className={buttonStyle()}>
          View page
        </Link>
      }
    >
      <EditorFrame editor={editor} submitLabel="Save Page">
        <p className="text-quiet">{PURPOSES[key]}</p>
        <RichTextField
          id={controlIdOf(KIND, "body")}
          label={LABEL}
          error={messageAt(KIND, form.formState.errors, "body")}
          value={values.body}
          onChange={change}
        />
        <div className="-mt-3 flex min-h-11 items-center">
          {isDefault ? (
            <p className="text-sm text-quiet">
              {defaultBody.content.length === 0
                ? "There are no words of your own yet."
                : "These are the default words."}
            </p>
          ) : (
            <Button tone="quiet" className="-ml-5 text-sm" onClick={() => change(defaultBody)}>
              Back to default
            </Button>
          )}
        </div>
      </EditorFrame>
    </AdminPage>
  );
}
