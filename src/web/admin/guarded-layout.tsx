import { Navigate, Outlet } from "react-router";
import { Spinner } from "../ui/spinner.tsx";
import { useSession } from "./session/use-session.ts";

/** Lets signed-in people through and sends everybody else to the login page. */
export default function GuardedLayout() {
  const session = useSession();
  if (session === undefined) return <Spinner />;
  return session.user === undefined ? <Navigate to="/admin/login" replace /> : <Outlet />;
}
