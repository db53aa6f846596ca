import { useIsUnsaved } from "../../browser/browser-storage.ts";
import { DRAFT_KEY_PREFIX } from "../editor/draft-store.ts";
import { TOKEN_KEY } from "./token-store.ts";

/** Warns what is lost with this page if the browser blocks storage or it is full. */
export function BlockedStorageNotice() {
  const isSessionUnsaved = useIsUnsaved(TOKEN_KEY);
  const isDraftUnsaved = useIsUnsaved(DRAFT_KEY_PREFIX);
  if (!isSessionUnsaved && !isDraftUnsaved) return null;
  return (
    <p role="status" className="border-b border-line bg-tint px-4 py-2 text-center text-sm">
      {isSessionUnsaved
        ? "Your browser is blocking storage. You're signed in only until you close or reload this page, and drafts of unsaved changes aren't stored."
        : "Your browser isn't storing a draft of your unsaved changes. Save before you close or reload this page."}
    </p>
  );
}
