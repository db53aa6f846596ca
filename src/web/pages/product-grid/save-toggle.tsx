import { classNames } from "../../ui/class-names.ts";
import { Heart } from "../../ui/heart.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { warnOfBlockedStorage } from "../../ui/toast/warn-of-blocked-storage.ts";
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
    const outcome = toggleSaved(slug);
    if (outcome === "full") showToast("info", `You can save up to ${MOST_SAVED} items. Remove one first.`);
    if (outcome === "unsaved") warnOfBlockedStorage("your list");
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
