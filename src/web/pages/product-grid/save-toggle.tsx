import { classNames } from "../../ui/class-names.ts";
import { Heart } from "../../ui/heart.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { MOST_SAVED, toggleSaved, useIsSaved } from "./saved-items.ts";

interface SaveToggleProps {
  readonly slug: string;
  readonly title: string;
  readonly className: string;
  /** The visible words; a heart alone where absent. */
  readonly label?: string;
}

/** Puts a product on this browser's list or takes it off again. It comes with the scripts: without them nothing is kept. */
export function SaveToggle({ slug, title, className, label }: SaveToggleProps) {
  const isSaved = useIsSaved(slug);
  if (isSaved === undefined) return null;
  const toggle = () => {
    if (!toggleSaved(slug)) showToast("info", `Saved holds ${MOST_SAVED} things. Take one off first.`);
  };
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`${label ?? "Saved"}, ${title}`}
      onClick={toggle}
      className={classNames("save-toggle", className)}
    >
      <Heart />
      {label}
    </button>
  );
}
