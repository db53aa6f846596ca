import { FRESH_DOCUMENT_SCRIPT } from "./fresh-document-script.ts";
import { SCRIPT_FAILURE_SCRIPT } from "./script-failure-script.ts";
import { STORAGE_SCRIPT } from "./storage-script.ts";
import { THEME_SCRIPT } from "./theme-script.ts";

/** A single script, so the policy needs only one hash. */
export const HEAD_SCRIPT = [THEME_SCRIPT, STORAGE_SCRIPT, SCRIPT_FAILURE_SCRIPT, FRESH_DOCUMENT_SCRIPT].join(";");
