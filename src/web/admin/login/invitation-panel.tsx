import { Link } from "react-router";
import { useShop } from "../../document/use-shop.ts";
import { Button, buttonStyle } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { sentenceOf } from "../api/api-error.ts";
import { openInvitation } from "../api/auth-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { endSession } from "../session/session.ts";
import { Moment } from "../ui/moment.tsx";
import { Panel } from "../ui/panel.tsx";
import { RegisterForm } from "./register-form.tsx";

export const CARD = "grid gap-5 rounded-card border border-line bg-card p-5 shadow-card sm:p-6";

/** What somebody finds who opens an invitation link: the form that makes their account, or why it makes none. */
export function InvitationPanel({ invitation }: { readonly invitation: string }) {
  const { shopName } = useShop().settings;
  const { data } = useLoaded({ load: (signal) => tryToOpen(invitation, signal), key: invitation, onError: () => {} });
  if (data === undefined) return <Spinner />;
  if ("problem" in data) {
    return (
      <Panel tone="problem" title="This invitation link isn't valid">
        <p className="mt-1 mb-4">{data.problem}</p>
        <Link to="/admin/login" className={buttonStyle()}>
          Login
        </Link>
      </Panel>
    );
  }
  const { email, role, expires_at: expiresAt } = data.offer;
  return (
    <section aria-labelledby="invitation-heading" className={CARD}>
      <div className="grid gap-1">
        <h2 id="invitation-heading" className="text-xl [overflow-wrap:anywhere]">
          You are invited to run {shopName}
        </h2>
        <p className="text-sm text-quiet">
          You'll be an {role}. Choose how you sign in from now on. The invitation works once, until{" "}
          <Moment at={expiresAt} />.
        </p>
      </div>
      <RegisterForm pass={{ invitation }} invitedEmail={email === "" ? undefined : email} />
    </section>
  );
}

/** A refusal is an answer here, not a failure: its sentence is what the page shows. */
async function tryToOpen(invitation: string, signal: AbortSignal) {
  try {
    return { offer: await openInvitation(invitation, signal) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { problem: sentenceOf(error) };
  }
}

interface SignedInAlreadyProps {
  readonly username: string;
  readonly linkFor: "invitation" | "sign-in";
}

/** Shown when a signed-in person opens the link. */
export function SignedInAlready({ username, linkFor }: SignedInAlreadyProps) {
  return (
    <section className={CARD}>
      <h2 className="text-xl [overflow-wrap:anywhere]">You are signed in as {username}</h2>
      <p>
        {linkFor === "invitation"
          ? "To create another account with this invitation, log out first. It stays valid until someone uses it."
          : "To use this sign-in link, log out first. It stays valid until it's used or expires."}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to="/admin" className={buttonStyle({ tone: "primary" })}>
          Dashboard
        </Link>
        <Button onClick={() => void endSession()}>Logout</Button>
      </div>
    </section>
  );
}
