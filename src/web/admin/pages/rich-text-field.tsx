import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import type { RichText } from "../../../core/shop-pages/rich-text.ts";
import { FIELD_STYLE } from "../../ui/field.tsx";
import { isSameInput } from "../editor/same-input.ts";
import { fromEditor, toEditor } from "./editor-text.ts";
import { RICH_TEXT_EXTENSIONS } from "./rich-text-extensions.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import "./rich-text-field.css";

interface RichTextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly value: RichText;
  readonly onChange: (value: RichText) => void;
}

/** A text with headings, lists and links; what stands in it is data, never HTML. */
export function RichTextField({ id, label, error, value, onChange }: RichTextFieldProps) {
  const labelId = `${id}-label`;
  const errorId = `${id}-error`;
  const shown = useRef(value);
  const editor = useEditor({
    extensions: RICH_TEXT_EXTENSIONS,
    content: toEditor(value),
    // The policy allows no style element of a script's own.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelId,
        class: `${FIELD_STYLE} rich-text min-h-72`,
      },
    },
    onUpdate: ({ editor: changed }) => {
      const next = fromEditor(changed.getJSON());
      if (isSameInput(next, shown.current)) return;
      shown.current = next;
      onChange(next);
    },
  });
  // Somebody else put another text there: a restored draft, a saved version, the default words.
  useEffect(() => {
    if (isSameInput(value, shown.current)) return;
    shown.current = value;
    editor.commands.setContent(toEditor(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    const { dom } = editor.view;
    if (error === undefined) {
      dom.removeAttribute("aria-invalid");
      dom.removeAttribute("aria-describedby");
    } else {
      dom.setAttribute("aria-invalid", "true");
      dom.setAttribute("aria-describedby", errorId);
    }
  }, [editor, error, errorId]);
  return (
    <div className="flex flex-col gap-1.5">
      <p id={labelId} className="font-bold">
        {label}
      </p>
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
      {error !== undefined && (
        <p id={errorId} className="text-sm font-semibold text-cherry">
          {error}
        </p>
      )}
    </div>
  );
}
