// The storefront's few icons, drawn here: a library of icons costs a visitor more than all of them together.
import { classNames } from "./class-names.ts";

interface IconProps {
  readonly className?: string;
}

/** On a grid of 24, in the color of the text. The words beside it name it, so it says nothing itself. */
function createIcon(path: string) {
  return function Icon({ className }: IconProps) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames("icon", className)}>
        <path d={path} />
      </svg>
    );
  };
}

export const ArrowLeft = createIcon("M20 12H4m7-7-7 7 7 7");
export const ChevronDown = createIcon("m6 9 6 6 6-6");
export const Cross = createIcon("m6 6 12 12M18 6 6 18");
export const Leaving = createIcon("M14 4h6v6m0-6-9 9m7 1v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5");
export const Loupe = createIcon("M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.2 15.2 20.5 20.5");
export const Menu = createIcon("M4 6h16M4 12h16M4 18h16");
export const Moon = createIcon("M20.5 14.2A8.7 8.7 0 1 1 9.8 3.5a7 7 0 0 0 10.7 10.7Z");
export const Screen = createIcon("M3.5 4.5h17v11.5h-17zM8 20h8m-4-4v4");
export const Share = createIcon("M12 15V3.5M8 7l4-3.5L16 7M5 12v8h14v-8");
export const ShoppingBag = createIcon("M5.5 8h13L20 20.5H4ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4");
export const Sun = createIcon(
  "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4",
);
