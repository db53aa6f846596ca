import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useShop } from "../../document/use-shop.ts";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";

interface AdminPageProps {
  readonly title: string;
  readonly back?: { readonly to: string; readonly label: string; readonly state?: unknown };
  readonly actions?: ReactNode;
  /** A form reads better in a narrow column. */
  readonly width?: "wide" | "narrow";
  /** False where the page itself puts the focus somewhere better, such as on the row one came back to. */
  readonly focusesHeading?: boolean;
  readonly children: ReactNode;
}

/** The frame of every admin page: the way back, the heading, what can be done here. */
export function AdminPage(props: AdminPageProps) {
  const { title, back, actions, width = "wide", focusesHeading = true, children } = props;
  const { settings } = useShop();
  const heading = useHeadingFocus(focusesHeading);
  const column = `mx-auto w-full px-4 sm:px-6 ${width === "wide" ? "max-w-6xl" : "max-w-3xl"}`;
  return (
    <>
      <title>{`${title} · ${settings.shopName}`}</title>
      <meta name="robots" content="noindex" />
      <header className="border-b border-line bg-card">
        <div className={`${column} flex flex-wrap items-center gap-x-3 gap-y-2 py-3`}>
          <div className="min-w-0 grow">
            {back !== undefined && (
              <Link
                to={back.to}
                state={back.state}
                className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-accent sm:min-h-8"
              >
                <ArrowLeft aria-hidden className="size-4" />
                {back.label}
              </Link>
            )}
            <h1 ref={heading} tabIndex={-1} className="text-2xl">
              {title}
            </h1>
          </div>
          <div className="sm:order-last">
            <ThemeSwitch />
          </div>
          {actions !== undefined && <div className="flex w-full flex-wrap items-center gap-3 sm:w-auto">{actions}</div>}
        </div>
      </header>
      <main className={`${column} py-6`}>{children}</main>
    </>
  );
}
