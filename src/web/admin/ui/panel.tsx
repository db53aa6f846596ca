import type { ReactNode, Ref } from "react";

interface PanelProps {
  readonly title: string;
  readonly tone: "problem" | "notice";
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Something the owner must know before going on; it stays until it is dealt with, unlike a toast. */
export function Panel({ title, tone, children, ref }: PanelProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={title}
      className={`rounded-card border-2 bg-card p-4 ${tone === "problem" ? "border-cherry" : "border-amber"}`}
    >
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </div>
  );
}
