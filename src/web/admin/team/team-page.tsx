import { ScrollText } from "lucide-react";
import { Link } from "react-router";
import { buttonStyle } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { listAccounts, listInvitations, listSessions } from "../api/team-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { useSession } from "../session/use-session.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { AccountSection } from "./account-section.tsx";
import { InvitationSection } from "./invitation-section.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SessionSection } from "./session-section.tsx";
import { TeamSection } from "./team-section.tsx";
import { UsernameForm } from "./username-form.tsx";

async function loadTeam(signal: AbortSignal) {
  const [accounts, sessions, invitations] = await Promise.all([
    listAccounts(signal),
    listSessions(signal),
    listInvitations(signal),
  ]);
  return { accounts, sessions, invitations };
}

export default function TeamPage() {
  const user = useSession()?.user;
  const { data, isLoading, reload } = useLoaded({
    load: loadTeam,
    key: "team",
    onError: () => showToast("error", "Failed to fetch the team"),
  });
  return (
    <AdminPage
      title="Team"
      back={{ to: "/admin", label: "Dashboard" }}
      actions={
        <Link to="/admin/audit-log" className={buttonStyle()}>
          <ScrollText aria-hidden className="size-5" />
          Audit Log
        </Link>
      }
    >
      {data === undefined && (isLoading ? <Spinner /> : <LoadFailure what="team" onRetry={reload} />)}
      {data !== undefined && (
        <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
          <div className="grid min-w-0 gap-6">
            <AccountSection accounts={data.accounts} sessions={data.sessions} reload={reload} />
            <InvitationSection invitations={data.invitations} reload={reload} />
            <SessionSection sessions={data.sessions} reload={reload} />
          </div>
          {user !== undefined && (
            <TeamSection title="Your account" text={`You sign in with ${user.email}.`}>
              <UsernameForm user={user} onRenamed={reload} />
              <hr className="border-line" />
              <PasswordForm user={user} onChanged={reload} />
            </TeamSection>
          )}
        </div>
      )}
    </AdminPage>
  );
}
