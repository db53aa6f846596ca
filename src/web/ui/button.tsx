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

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-full text-center font-bold no-underline wrap-break-word transition-[background-color,translate,box-shadow] duration-150 active:translate-y-px disabled:opacity-60 disabled:active:translate-y-0";

const TONES: Readonly<Record<ButtonTone, string>> = {
  primary: "bg-amber text-on-amber shadow-[inset_0_-2px_0_rgb(27_19_48/0.18)] hover:bg-amber-deep",
  plain: "border-2 border-control bg-card text-ink hover:border-plum",
  quiet: "text-ink underline-offset-4 hover:bg-tint",
  danger: "bg-cherry text-on-sticker hover:brightness-90",
};

const SIZES = { medium: "min-h-11 px-5 py-2 text-base", large: "min-h-13 px-7 py-3 text-lg" } as const;

/** The looks of a button, also for links that act like one. */
export function buttonStyle({ tone = "plain", wide = false, size = "medium" }: ButtonLook = {}): string {
  return classNames(BASE, TONES[tone], SIZES[size], wide && "w-full");
}

export type ButtonProps = ComponentProps<"button"> & ButtonLook;

export function Button({ tone, wide, size, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={classNames(buttonStyle({ tone, wide, size }), className)} {...rest} />;
}
