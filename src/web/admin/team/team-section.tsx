import { type ReactNode, type Ref, useId } from "react";

interface TeamSectionProps {
  readonly title: string;
  /** Below the heading: what this is about. */
  readonly text?: string;
  /** The heading takes the focus when what was focused has gone from the section. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** One card of the team page. */
export function TeamSection({ title, text, headingRef, children }: TeamSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 id={headingId} ref={headingRef} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        {text !== undefined && <p className="text-sm text-quiet">{text}</p>}
      </div>
      {children}
    </section>
  );
}
