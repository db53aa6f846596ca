import {
  CircleUser,
  FileText,
  FolderTree,
  Gift,
  type LucideIcon,
  Package,
  Plus,
  ScrollText,
  Settings,
  ShieldCheck,
  Star,
  Trash2,
  TrendingUp,
  Trophy,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { StatsJson } from "../../../wire/stats-json.ts";
import { Button, buttonStyle } from "../../ui/button.tsx";
import { readStats } from "../api/products-api.ts";
import { listTasks } from "../api/tasks-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { endSession } from "../session/session.ts";
import { useSession } from "../session/use-session.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { BackupPanel } from "./backup-panel.tsx";
import { DemoBanner } from "./demo-banner.tsx";
import { NeedsAttention } from "./needs-attention.tsx";

interface Tile {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}

const QUICK_ACTIONS: readonly Tile[] = [
  { to: "/admin/products/new", label: "Add New Product", Icon: Plus },
  { to: "/admin/products", label: "Manage Products", Icon: Package },
  { to: "/admin/categories", label: "Manage Categories", Icon: FolderTree },
];

const CONTENT: readonly Tile[] = [
  { to: "/admin/gift-guides", label: "Gift Guides", Icon: Gift },
  { to: "/admin/giveaways", label: "Giveaways", Icon: Trophy },
  { to: "/admin/exclusives", label: "Exclusives", Icon: ShieldCheck },
];

const EDITORS_SHOP: readonly Tile[] = [
  { to: "/admin/pages", label: "Pages", Icon: FileText },
  { to: "/admin/trash", label: "Trash", Icon: Trash2 },
  { to: "/admin/account", label: "Your Account", Icon: CircleUser },
];

const OWNERS_SHOP: readonly Tile[] = [
  { to: "/admin/settings", label: "Settings", Icon: Settings },
  { to: "/admin/pages", label: "Pages", Icon: FileText },
  { to: "/admin/team", label: "Team", Icon: Users },
  { to: "/admin/audit-log", label: "Audit Log", Icon: ScrollText },
  { to: "/admin/trash", label: "Trash", Icon: Trash2 },
];

export default function DashboardPage() {
  const { username = "", role } = useSession()?.user ?? {};
  const isOwner = role === "owner";
  const { data: stats, reload } = useLoaded({
    load: readStats,
    key: "stats",
    onError: (error) => console.error("The dashboard's counts could not be loaded.", error),
  });
  const { data: tasks } = useLoaded({
    load: listTasks,
    key: "tasks",
    onError: (error) => console.error("The tasks could not be loaded.", error),
  });
  return (
    <AdminPage
      title="Admin Dashboard"
      actions={
        <>
          <Link to="/" className={buttonStyle()}>
            View Store
          </Link>
          <Button onClick={() => void endSession()}>Logout</Button>
        </>
      }
    >
      <p className="mb-6 text-lg text-quiet">Welcome back, {username}!</p>
      {isOwner && <DemoBanner onRemoved={reload} />}
      <StatCards stats={stats} />
      <NeedsAttention stats={stats} tasks={tasks} />
      <TileSection title="Quick Actions" tiles={QUICK_ACTIONS} />
      <TileSection title="Content Management" tiles={CONTENT} />
      <TileSection title="Shop Management" tiles={isOwner ? OWNERS_SHOP : EDITORS_SHOP} />
      {isOwner && <BackupPanel />}
    </AdminPage>
  );
}

function StatCards({ stats }: { readonly stats: StatsJson | undefined }) {
  return (
    <dl className="mb-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard label="Total Products" count={stats?.total} Icon={Package} />
      <StatCard label="Featured" count={stats?.featured} Icon={Star} />
      <StatCard label="Trending" count={stats?.trending} Icon={TrendingUp} />
      <StatCard label="Categories" count={stats?.categories} Icon={FolderTree} />
    </dl>
  );
}

interface StatCardProps {
  readonly label: string;
  /** Stands at its initial value until it is known, for good if loading fails. */
  readonly count: number | undefined;
  readonly Icon: LucideIcon;
}

function StatCard({ label, count = 0, Icon }: StatCardProps) {
  return (
    <div className="flex flex-col gap-1 rounded-card border border-line bg-card p-4 sm:p-5">
      <dt className="flex items-center gap-2 text-sm font-semibold text-quiet">
        <Icon aria-hidden className="size-4 shrink-0 text-plum" />
        {label}
      </dt>
      <dd className="mt-auto font-heading text-3xl font-extrabold tabular-nums">{count.toLocaleString("en-US")}</dd>
    </div>
  );
}

function TileSection({ title, tiles }: { readonly title: string; readonly tiles: readonly Tile[] }): ReactNode {
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-xl">{title}</h2>
      <ul className={`grid gap-3 ${tiles.length % 3 === 0 ? "sm:grid-cols-3" : "sm:grid-cols-2 lg:grid-cols-4"}`}>
        {tiles.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-card px-4 py-3 font-semibold hover:border-plum"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-plum" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
