import type { ComponentProps } from "react";
import { classNames } from "../../ui/class-names.ts";
import "./progress-bar.css";

/** How far something is; without a `value` it is not known how far. */
export function ProgressBar({ className, ...rest }: ComponentProps<"progress">) {
  return <progress className={classNames("progress-bar", className)} {...rest} />;
}
