import { useMatches } from "react-router";
import { type LoadProblem, useLoadProblem } from "../browser/load-problem.ts";

/** Why the page has no content, if it doesn't: the read failed here or on the server. */
export function useLoadFailure(): LoadProblem["kind"] | undefined {
  const problem = useLoadProblem();
  const served = useMatches().at(-1)?.loaderData as { readonly hasFailed?: boolean } | null | undefined;
  // What waits has nothing to do with the page that one is still on.
  if (problem !== undefined && problem.isWaiting !== true) return problem.kind;
  return served?.hasFailed === true ? "failed" : undefined;
}
