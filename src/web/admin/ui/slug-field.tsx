import type { ComponentProps } from "react";
import { useShop } from "../../document/use-shop.ts";
import { TextField } from "../../ui/field.tsx";

interface SlugFieldProps extends Omit<ComponentProps<typeof TextField>, "label"> {
  /** What comes before the slug: `/product/`. */
  readonly path: string;
  readonly typed: string;
  readonly saved: string;
}

/** The last part of a page's URL. Old slugs redirect to the page. */
export function SlugField({ path, typed, saved, ...rest }: SlugFieldProps) {
  const { baseUrl } = useShop();
  const slug = typed.trim() === "" ? saved : typed.trim();
  return (
    <TextField
      {...rest}
      label="URL"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint={<span className="[overflow-wrap:anywhere]">{`${baseUrl}${path}${slug}`}</span>}
      warning={slug === saved ? undefined : `${path}${saved} will redirect to the new URL.`}
    />
  );
}
