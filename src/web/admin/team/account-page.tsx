import { useSession } from "../session/use-session.ts";
import { PasswordForm } from "./password-form.tsx";
import { TeamSection } from "./team-section.tsx";
import { UsernameForm } from "./username-form.tsx";
import { AdminPage } from "../ui/admin-page.tsx";

/** Your own username and password. Owners find the same on the team page. */
export default function AccountPage() {
  const user = useSession()?.user;
  if (user === undefined) return null;
  return (
    <AdminPage title="Your Account" back={{ to: "/admin", label: "Dashboard" }} width="narrow">
      <div className="grid gap-6">
        <TeamSection title="Username" text={`You sign in with ${user.email}. Your role: ${user.role}.`}>
          <UsernameForm user={user} onRenamed={() => {}} />
        </TeamSection>
        <TeamSection title="Password">
          <PasswordForm user={user} onChanged={() => {}} />
        </TeamSection>
      </div>
    </AdminPage>
  );
}
