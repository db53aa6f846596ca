import { useEffect } from "react";
import { Link, Outlet } from "react-router";
import { buttonStyle } from "../ui/button.tsx";
import { verifyUser } from "./session/session.ts";
import { useSession } from "./session/use-session.ts";
import { AdminPage } from "./ui/admin-page.tsx";

/** Shows its pages to owners only. The API refuses editors anyway; this says so before anything fails. */
export default function OwnerLayout() {
  const user = useSession()?.user;
  // The role may have changed since this page was opened.
  useEffect(() => void verifyUser(), []);
  if (user?.role === "owner") return <Outlet />;
  return (
    <AdminPage title="Only owners can open this page" back={{ to: "/admin", label: "Dashboard" }} width="narrow">
      <p className="mb-6 [overflow-wrap:anywhere]">
        You’re signed in as {user?.username}, an editor. Editors write products, guides, giveaways, deals and pages. For
        the team, the settings, backups or the audit log, ask an owner, who can also change your role.
      </p>
      <Link to="/admin" className={buttonStyle({ tone: "primary" })}>
        Dashboard
      </Link>
    </AdminPage>
  );
}
