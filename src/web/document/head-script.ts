import { FRESH_DOCUMENT_SCRIPT } from "./fresh-document-script.ts";
import { SCRIPT_FAILURE_SCRIPT } from "./script-failure-script.ts";
import { STORAGE_SCRIPT } from "./storage-script.ts";
import { THEME_SCRIPT } from "./theme-script.ts";

/** One, so that the policy has one hash less. */
export const HEAD_SCRIPT = [THEME_SCRIPT, STORAGE_SCRIPT, SCRIPT_FAILURE_SCRIPT, FRESH_DOCUMENT_SCRIPT].join(";");
