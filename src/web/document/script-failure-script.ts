/**
 * Runs in the head. If a script doesn't load, because of a blocker or a lost connection, the page stays as the server
 * sent it: base.css hides what needs scripts, and shows a message in the admin area. entry.client.tsx removes the mark.
 */
export const SCRIPT_FAILURE_SCRIPT =
  'addEventListener("error",({target:t})=>{if(t?.localName==="script"||t?.rel==="modulepreload")document.documentElement.dataset.scriptsFailed=""},true)';
