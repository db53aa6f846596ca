import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  TextQuote,
  Undo2,
} from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { LinkBox } from "./link-box.tsx";

interface Tool {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly run: (editor: Editor) => void;
  /** Absent: nothing that is on or off. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly can?: (editor: Editor) => boolean;
}

const TOOLS: readonly Tool[] = [
  {
    label: "Bold",
    Icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive("bold"),
  },
  {
    label: "Italic",
    Icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive("italic"),
  },
  {
    label: "Heading",
    Icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
  },
  {
    label: "Subheading",
    Icon: Heading3,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
  },
  {
    label: "Bulleted list",
    Icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive("bulletList"),
  },
  {
    label: "Numbered list",
    Icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive("orderedList"),
  },
  {
    label: "Quote",
    Icon: TextQuote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive("blockquote"),
  },
  { label: "Line", Icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  {
    label: "Undo",
    Icon: Undo2,
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    label: "Redo",
    Icon: Redo2,
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
];

/** One stop for Tab; the arrow keys go from tool to tool (ARIA Authoring Practices, toolbar). */
export function RichTextToolbar({ editor }: { readonly editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  const [current, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isLink: now.isActive("link"),
      tools: TOOLS.map(({ isOn, can }) => ({ isOn: isOn?.(now), isUsable: can?.(now) ?? true })),
    }),
  });
  const stop = (index: number) => ({ tabIndex: index === current ? 0 : -1, onFocus: () => setCurrent(index) });
  return (
    <>
      {/* Only its buttons take the focus; the keys come from them. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div role="toolbar" aria-label="Formatting" className="-mx-1 flex flex-wrap" onKeyDown={moveAlong}>
        {TOOLS.map(({ label, Icon, run }, index) => (
          <ToolButton
            key={label}
            label={label}
            Icon={Icon}
            isOn={states.tools[index]?.isOn}
            isUsable={states.tools[index]?.isUsable ?? true}
            onPress={() => run(editor)}
            {...stop(index)}
          />
        ))}
        <ToolButton
          label="Link"
          Icon={LinkIcon}
          isOn={states.isLink}
          isUsable
          onPress={() => setLinking(true)}
          {...stop(TOOLS.length)}
        />
      </div>
      {isLinking && <LinkBox editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

interface ToolButtonProps extends Pick<Tool, "label" | "Icon"> {
  readonly isOn: boolean | undefined;
  readonly isUsable: boolean;
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly onPress: () => void;
}

function ToolButton({ label, Icon, isOn, isUsable, tabIndex, onFocus, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      // Stays reachable: a disabled button would swallow the arrow keys' way.
      aria-disabled={!isUsable}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onClick={() => isUsable && onPress()}
      className={classNames(
        "flex size-11 items-center justify-center rounded-field hover:bg-tint sm:size-9",
        isOn === true && "bg-tint text-plum ring-2 ring-plum ring-inset",
        !isUsable && "opacity-40",
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}

function moveAlong(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const last = buttons.length - 1;
  const next = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
    event.key
  ];
  if (next === undefined || at === -1) return;
  event.preventDefault();
  buttons[next]?.focus();
}
