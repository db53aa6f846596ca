import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { parsePageLink } from "../../../core/shop-pages/page-link.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";

interface LinkBoxProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Asks where the chosen words should lead. It stands inside the form, so Enter must not submit that. */
export function LinkBox({ editor, onClose }: LinkBoxProps) {
  const before = hrefAt(editor);
  const [address, setAddress] = useState(before ?? "");
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);

  const apply = (): void => {
    const link = parsePageLink(address);
    if (!link.ok) {
      setProblem(link.reason);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange("link");
    // Without chosen words the address itself is what one reads.
    if (editor.state.selection.empty && before === undefined) {
      chain.insertContent({ type: "text", text: link.url, marks: [{ type: "link", attrs: { href: link.url } }] }).run();
    } else {
      chain.setLink({ href: link.url }).run();
    }
    onClose();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  const cancel = (): void => {
    editor.commands.focus();
    onClose();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") cancel();
    else if (event.key === "Enter" && event.target instanceof HTMLInputElement) apply();
    else return;
    event.preventDefault();
  };
  return (
    // Only its controls take the focus; the keys come from them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className="grid gap-3 rounded-field border border-line bg-card p-4" onKeyDown={handleKey}>
      <TextField
        label="Where the link leads"
        hint="A web address, or a page of this shop such as /gift-guides."
        value={address}
        error={problem}
        inputMode="url"
        autoComplete="off"
        onChange={(event) => {
          setAddress(event.target.value);
          setProblem(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={apply}>Set link</Button>
        {before !== undefined && (
          <Button tone="quiet" onClick={remove}>
            Remove link
          </Button>
        )}
        <Button tone="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function hrefAt(editor: Editor): string | undefined {
  const href: unknown = editor.getAttributes("link")["href"];
  return typeof href === "string" ? href : undefined;
}
