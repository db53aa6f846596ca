import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import { ChevronDown } from "../../ui/icons.tsx";

interface DisclosureProps {
  readonly label: ReactNode;
  /** Where the label is a picture. */
  readonly accessibleName?: string;
  readonly opensOnHover?: boolean;
  readonly className?: string;
  readonly summaryClassName?: string;
  readonly children: ReactNode;
}

/**
 * A menu on native `<details>`: opens by click and keyboard without scripts. With them it also opens on hover, and
 * Escape, a chosen link, a press and the focus elsewhere close it.
 */
export function Disclosure(props: DisclosureProps) {
  const { label, accessibleName, opensOnHover = false, className, summaryClassName, children } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const isHovered = useRef(false);
  useEffect(() => closeFromOutside(details), []);

  const hover = (isOver: boolean) => (event: PointerEvent<HTMLDetailsElement>) => {
    if (!opensOnHover || event.pointerType !== "mouse") return;
    isHovered.current = isOver;
    event.currentTarget.open = isOver;
  };
  const handleClick = (event: MouseEvent<HTMLDetailsElement>) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest("a") !== null) event.currentTarget.open = false;
    // A click on what hovering has opened must not close it; the keyboard's clicks have no detail.
    else if (isHovered.current && event.currentTarget.open && event.detail > 0) event.preventDefault();
  };

  return (
    // The handlers only add to what the native element does by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <details
      ref={details}
      className={className}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onClick={handleClick}
      onBlur={closeWhenLeft}
    >
      <summary className={classNames("list-none gap-1.5", summaryClassName)} aria-label={accessibleName}>
        {label}
        {accessibleName === undefined && <ChevronDown className="size-4" />}
      </summary>
      {children}
    </details>
  );
}

/** A list inside a menu stays open: closing it would move what is being pressed away from under the finger. */
const isInsideMenu = (details: HTMLDetailsElement): boolean => details.parentElement?.closest("details") !== null;

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  // An open menu would cover what has the focus now (WCAG 2.4.11).
  if (relatedTarget === null || isInsideMenu(currentTarget)) return;
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function closeFromOutside(details: { readonly current: HTMLDetailsElement | null }): () => void {
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    const menu = details.current;
    if (key !== "Escape" || menu?.open !== true) return;
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) menu.querySelector("summary")?.focus();
  };
  const closeOnPress = ({ target }: Event) => {
    const menu = details.current;
    if (menu === null || isInsideMenu(menu)) return;
    if (!menu.contains(target as Node)) menu.open = false;
  };
  document.addEventListener("keydown", closeOnEscape);
  document.addEventListener("pointerdown", closeOnPress);
  return () => {
    document.removeEventListener("keydown", closeOnEscape);
    document.removeEventListener("pointerdown", closeOnPress);
  };
}
