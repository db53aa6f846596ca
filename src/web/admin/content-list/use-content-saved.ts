import { useNavigate } from "react-router";
import { showToast } from "../../ui/toast/toasts.ts";
import type { ContentNoun } from "./content-noun.ts";
import { lastListAddress, rememberRow } from "./list-return.ts";

interface SavedContent {
  readonly id: string;
  readonly title: string;
  readonly warnings?: readonly { readonly message: string }[];
}

/**
 * Confirms the save and returns to its row in the list, which shows the API's warnings.
 *
 * @param editedId undefined for a new one, including one that was deleted during editing and saved as new.
 */
export function useContentSaved(noun: ContentNoun, editedId: string | undefined) {
  const navigate = useNavigate();
  return async ({ id, title, warnings = [] }: SavedContent, isOpen: boolean): Promise<void> => {
    const isNew = id !== editedId;
    const [first = "", ...rest] = noun.one;
    showToast("success", `${first.toUpperCase()}${rest.join("")} ${isNew ? "created" : "updated"} successfully`);
    if (!isOpen) return;
    const messages = warnings.map(({ message }) => message);
    rememberRow(noun, id, messages.length === 0 ? undefined : { title, warnings: messages });
    // A search might hide what is new.
    await navigate(isNew ? noun.path : lastListAddress(noun));
  };
}
