import { ArrowLeft } from "lucide-react";
import { Tabs } from "radix-ui";
import { useState } from "react";
import { Link, Navigate, useLocation } from "react-router";
import { useSession } from "../session/use-session.ts";
import { useHeadingFocus } from "../ui/use-heading-focus.ts";
import { useShop } from "../../document/use-shop.ts";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { InvitationPanel, SignedInAlready } from "./invitation-panel.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import { type LinkSecret, secretIn } from "./secret-in-address.ts";
import { SignInLinkPanel } from "./sign-in-link-panel.tsx";

const TAB_CLASS =
  "min-h-11 flex-1 rounded-full border-2 border-transparent px-4 font-bold text-quiet data-[state=active]:border-plum data-[state=active]:bg-card data-[state=active]:text-ink";

export default function LoginPage() {
  const session = useSession();
  const { settings } = useShop();
  const heading = useHeadingFocus();
  const secret = secretIn(useLocation().hash);
  const user = session?.user;
  // Whoever signs in here goes on to the dashboard; whoever was signed in before is asked first.
  const [wasSignedIn, setWasSignedIn] = useState(user !== undefined);
  if (wasSignedIn && user === undefined) setWasSignedIn(false);
  if (user !== undefined && !(wasSignedIn && secret !== undefined && secret.kind !== "setup"))
    return <Navigate to="/admin" replace />;
  return (
    <main className="mx-auto grid w-full max-w-md gap-6 px-4 py-8 sm:py-16">
      <title>{`Admin Portal · ${settings.shopName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="flex items-center justify-between">
        <Link to="/" className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent">
          <ArrowLeft aria-hidden className="size-4" />
          Back to Store
        </Link>
        <ThemeSwitch />
      </div>
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        Admin Portal
      </h1>
      <WayIn secret={secret} username={user?.username} />
    </main>
  );
}

interface WayInProps {
  readonly secret: LinkSecret | undefined;
  /** Of whoever is signed in already. */
  readonly username: string | undefined;
}

function WayIn({ secret, username }: WayInProps) {
  if (secret === undefined || secret.kind === "setup") return <LoginTabs setupToken={secret?.token} />;
  const { kind, token } = secret;
  if (username !== undefined) return <SignedInAlready username={username} linkFor={kind} />;
  if (kind === "invitation") return <InvitationPanel key={token} invitation={token} />;
  return <SignInLinkPanel key={token} link={token} />;
}

function LoginTabs({ setupToken }: { readonly setupToken: string | undefined }) {
  return (
    <Tabs.Root key={setupToken} defaultValue={setupToken === undefined ? "login" : "register"} className="grid gap-5">
      <Tabs.List aria-label="Login or register" className="flex gap-1 rounded-full bg-tint p-1">
        <Tabs.Trigger value="login" className={TAB_CLASS}>
          Login
        </Tabs.Trigger>
        <Tabs.Trigger value="register" className={TAB_CLASS}>
          Register
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="login" className="rounded-card border border-line bg-card p-5 shadow-card sm:p-6">
        <LoginForm />
      </Tabs.Content>
      <Tabs.Content value="register" className="rounded-card border border-line bg-card p-5 shadow-card sm:p-6">
        <RegisterForm pass={setupToken === undefined ? undefined : { setup_token: setupToken }} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
