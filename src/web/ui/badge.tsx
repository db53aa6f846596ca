import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type BadgeTone = "plum" | "amber" | "cherry" | "mint" | "paper";

interface BadgeProps {
  readonly tone: BadgeTone;
  readonly children: ReactNode;
  /** Stuck on crooked, as on pictures. Tables keep theirs straight. */
  readonly tilt?: "left" | "right" | "none";
  readonly className?: string;
}

const TONES: Readonly<Record<BadgeTone, string>> = {
  plum: "border-transparent bg-plum text-on-sticker",
  amber: "border-transparent bg-amber text-on-amber",
  cherry: "border-transparent bg-cherry text-on-sticker",
  mint: "border-transparent bg-mint text-on-sticker",
  paper: "border-control bg-card text-ink",
};

/** Stickers have a margin of paper around them, which also sets them off from pictures of their own color. */
const TILTS = {
  left: "sticker shadow-sticker",
  right: "sticker-other-way shadow-sticker",
  none: "",
} as const;

/** A sticker in words. */
export function Badge({ tone, children, tilt = "none", className }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-block max-w-full rounded-card border px-3 py-px text-sm font-bold text-balance wrap-break-word",
        TONES[tone],
        TILTS[tilt],
        className,
      )}
    >
      {children}
    </span>
  );
}
