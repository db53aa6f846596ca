import { Link } from "react-router";
import { Button, buttonStyle } from "../../ui/button.tsx";
import { signInByLink } from "../api/auth-api.ts";
import { Panel } from "../ui/panel.tsx";
import { CARD } from "./invitation-panel.tsx";
import { useSignIn } from "./use-sign-in.ts";

/**
 * Exchanges a one-time link for a session. It waits for the button, so that a program that only looks at the link does
 * not use it up.
 */
export function SignInLinkPanel({ link }: { readonly link: string }) {
  const { isBusy, problem, submit } = useSignIn({ success: "Login successful!", failure: "Login failed" });
  if (problem !== undefined) {
    return (
      <Panel tone="problem" title="You're not signed in">
        <p role="alert" className="mt-1 mb-4">
          {problem}
        </p>
        <Link to="/admin/login" replace className={buttonStyle()}>
          Login
        </Link>
      </Panel>
    );
  }
  return (
    <section aria-labelledby="link-heading" className={CARD}>
      <div className="grid gap-1">
        <h2 id="link-heading" className="text-xl">
          Sign in with your one-time link
        </h2>
        <p className="text-sm text-quiet">The link works once. Next time, use your new password.</p>
      </div>
      <Button tone="primary" wide disabled={isBusy} onClick={() => void submit(() => signInByLink(link))}>
        {isBusy ? "Signing in..." : "Sign in"}
      </Button>
    </section>
  );
}
