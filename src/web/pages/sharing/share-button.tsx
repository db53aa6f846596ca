import { useEffect, useState } from "react";
import { buttonStyle } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { FIELD_STYLE } from "../../ui/field-style.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { Share } from "../../ui/icons.tsx";

interface ShareButtonProps {
  readonly title: string;
  /** From the first slash. */
  readonly path: string;
}

type Outcome = "copied" | "by-hand";

const SHOWN_MS = 4000;

/** The device's own way to share, or else the link in the clipboard, or else the link to be copied by hand. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<Outcome>();
  const canShare = isHydrated && "share" in navigator;
  const words = canShare ? "Share" : "Copy link";

  useEffect(() => {
    if (outcome !== "copied") return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    if (canShare && (await shareNatively({ title, url }))) return;
    setOutcome((await copy(url)) ? "copied" : "by-hand");
  };

  return (
    <div className="needs-scripts flex min-h-11 max-w-full flex-wrap items-center gap-2">
      {/* It comes with the scripts, so that no press is lost; its room is kept. */}
      {isHydrated && (
        <span className="relative">
          <button
            type="button"
            aria-label={`${words}, ${title}`}
            onClick={() => void share()}
            className={buttonStyle()}
          >
            <Share className="size-5" />
            {words}
          </button>
          {/* Over the button: nothing moves under the finger that pressed it. */}
          <span
            role="status"
            className={classNames(
              "pointer-events-none absolute inset-0.5 flex items-center justify-center rounded-full font-bold whitespace-nowrap text-mint",
              outcome === "copied" && "bg-card",
            )}
          >
            {outcome === "copied" && "Link copied"}
          </span>
        </span>
      )}
      {outcome === "by-hand" && (
        <label className="flex w-full flex-col gap-1 text-sm text-quiet">
          Copy it from here
          <input
            readOnly
            value={new URL(path, window.location.origin).href}
            ref={(input) => input?.select()}
            className={`${FIELD_STYLE} min-h-11`}
          />
        </label>
      )}
    </div>
  );
}

/** False where the device declined for a reason of its own; who closes its sheet has decided. */
async function shareNatively(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
