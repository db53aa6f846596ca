interface SpinnerProps {
  /** What is being waited for, for people who do not see it turn. */
  readonly label?: string;
}

/** Stands in the page from the start, takes its room, and fades in only when the wait is noticeable. */
export function Spinner({ label = "Loading" }: SpinnerProps) {
  return (
    <div role="status" className="flex min-h-60 items-center justify-center py-12">
      <span
        aria-hidden="true"
        className="spinner-late size-10 rounded-full border-4 border-line border-t-plum motion-reduce:border-t-line"
      />
      <span className="sr-only">{label}…</span>
    </div>
  );
}
