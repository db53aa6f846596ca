/**
 * Runs in the head. Where a script of the page does not load, because of a blocker or a lost connection, the page stays
 * as the server sent it: what needs scripts hides, and the admin area, which is nothing without them, says so (base.css).
 * The entry (entry.client.tsx) takes the mark off again.
 */
export const SCRIPT_FAILURE_SCRIPT =
  'addEventListener("error",({target:t})=>{if(t?.localName==="script"||t?.rel==="modulepreload")document.documentElement.dataset.scriptsFailed=""},true)';
