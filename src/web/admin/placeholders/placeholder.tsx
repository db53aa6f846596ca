import { AdminPage } from "../ui/admin-page.tsx";

/** Stands where a content screen will be (specification, section 2). */
export function Placeholder({ title, noun }: { readonly title: string; readonly noun: string }) {
  return (
    <AdminPage title={title} back={{ to: "/admin", label: "Dashboard" }}>
      <p className="rounded-card border border-line bg-card p-8 text-center text-lg text-quiet">
        The admin interface for {noun} is coming soon.
      </p>
    </AdminPage>
  );
}
