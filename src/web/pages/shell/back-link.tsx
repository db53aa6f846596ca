import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { ArrowLeft } from "../../ui/icons.tsx";
import { opensElsewhere } from "./use-following.ts";

interface BackLinkProps {
  readonly children: string;
}

/** Carried by the history's entries: how many steps back the home page lies. */
export interface HomeDistance {
  readonly stepsFromHome: number;
}

/** The distance of this page from home, undefined where one came another way. */
export function useStepsFromHome(): number | undefined {
  const { state, pathname } = useLocation() as { state: Partial<HomeDistance> | null; pathname: string };
  return pathname === "/" ? 0 : state?.stepsFromHome;
}

/** A link to home. Where home is what one came from, it goes back to it as it was left: cards, scroll and term. */
export function BackLink({ children }: BackLinkProps) {
  const steps = useStepsFromHome();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (steps === undefined || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(-steps);
  };
  return (
    <Link
      to="/"
      onClick={goBack}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent no-underline hover:underline"
    >
      <ArrowLeft className="size-4" />
      {children}
    </Link>
  );
}
