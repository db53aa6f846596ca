import type { ReactNode } from "react";

interface EmptyNoteProps {
  /** One sentence, as the specification words it. */
  readonly text: string;
  readonly children?: ReactNode;
}

/** What stands where nothing is. */
export function EmptyNote({ text, children }: EmptyNoteProps) {
  return (
    <div className="flex flex-col items-center gap-5 rounded-card border-2 border-dashed border-line px-6 py-14 text-center">
      <span aria-hidden="true" className="sticker text-3xl">
        🫙
      </span>
      <p className="text-lg text-balance text-quiet">{text}</p>
      {children}
    </div>
  );
}
