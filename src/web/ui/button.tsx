import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** `primary`: the way to the merchant or the one thing to do. `danger`: what cannot be undone. */
export type ButtonTone = "primary" | "plain" | "quiet" | "danger";

export interface ButtonLook {
  readonly tone?: ButtonTone | undefined;
  /** Takes the whole width of its place. */
  readonly wide?: boolean | undefined;
  readonly size?: "medium" | "large" | undefined;
}

const TONES: Readonly<Record<ButtonTone, string>> = {
  primary: "button-primary",
  plain: "button-plain",
  quiet: "button-quiet",
  danger: "button-danger",
};

const SIZES = { medium: "", large: "min-h-13 px-7 py-3 text-lg" } as const;

/** The looks of a button, also for links that act like one. */
export function buttonStyle({ tone = "plain", wide = false, size = "medium" }: ButtonLook = {}): string {
  return classNames("button", TONES[tone], SIZES[size], wide && "w-full");
}

export type ButtonProps = ComponentProps<"button"> & ButtonLook;

export function Button({ tone, wide, size, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={classNames(buttonStyle({ tone, wide, size }), className)} {...rest} />;
}
