import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { changesIn } from "../core/settings/changes-in.ts";
import { HEAD_SCRIPT } from "./document/head-script.ts";
import { useNonce } from "./document/nonce.ts";
import { ErrorScreen } from "./pages/shell/error-screen.tsx";
import { pageContext } from "./shop-reader/page-context.ts";
import "./styles/app.css";
import headingsFont from "./styles/fonts/headings-core.woff2?url";

/** What every page knows of the shop; read once per document. The defaults are in the bundle, so they are not sent. */
export async function loader({ context }: Route.LoaderArgs) {
  const { readSettings, renderedAt, baseUrl, adminContent } = context.get(pageContext);
  return { changedSettings: changesIn(await readSettings()), renderedAt, baseUrl, adminContent };
}

export const shouldRevalidate = (): boolean => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en" data-rendered-at={root?.renderedAt} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff8ec" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#140e24" />
        {/* It runs before hydration, so the client bundle doesn't need it. */}
        <script nonce={nonce} suppressHydrationWarning>
          {import.meta.env.SSR ? HEAD_SCRIPT : " "}
        </script>
        <link rel="preload" href={headingsFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="alternate" href="/feed.xml" type="application/rss+xml" title="Newest products" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen isMissing={isRouteErrorResponse(error) && error.status === 404} />;
}
