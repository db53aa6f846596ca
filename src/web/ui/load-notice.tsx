import { useLocation, useNavigation } from "react-router";
import { useLoadProblem } from "../browser/load-problem.ts";
import { reloadIfReachable } from "../browser/open-document.ts";
import { Button, buttonStyle } from "./button.tsx";
import { useLoadFailure } from "./use-load-failure.ts";

const WORDS = {
  unreachable: "Couldn't reach the shop. Check your connection and try again.",
  failed: "Something went wrong on our side. Try again in a moment.",
} as const;

/** Reports a failed load and retries it, for a pending page or for one that opened without content. */
export function LoadNotice() {
  const problem = useLoadProblem();
  const opened = useLoadFailure();
  const failure = problem?.kind ?? opened;
  const { pathname, search } = useLocation();
  const isLoading = useNavigation().state !== "idle";
  // The visitor has navigated elsewhere.
  const isShown = failure !== undefined && (problem?.isWaiting !== true || isLoading);
  return (
    <div role="status">
      {isShown && (
        <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-t border-line bg-tint px-4 py-2">
          {WORDS[failure]}
          {problem === undefined ? (
            <a href={pathname + search} className={buttonStyle()}>
              Try again
            </a>
          ) : (
            <Button onClick={problem.retry ?? (() => void reloadIfReachable())}>Try again</Button>
          )}
        </p>
      )}
    </div>
  );
}
