import { Button } from "../../ui/button.tsx";

interface LoadFailureProps {
  /** As in "The products could not be loaded." */
  readonly what: string;
  readonly onRetry: () => void;
}

export function LoadFailure({ what, onRetry }: LoadFailureProps) {
  return (
    <div className="mt-4 grid justify-items-center gap-4 rounded-card border border-line bg-card px-4 py-12 text-center">
      <p className="text-lg font-semibold">The {what} could not be loaded.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
