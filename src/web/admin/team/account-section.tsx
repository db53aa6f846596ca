import { UserMinus } from "lucide-react";
import { useRef, useState } from "react";
import type { AccountJson } from "../../../wire/account-json.ts";
import type { SessionJson } from "../../../wire/team-json.ts";
import type { Role } from "../../../core/accounts/role.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { detailOf } from "../api/api-error.ts";
import { changeRole } from "../api/team-api.ts";
import { Moment } from "../ui/moment.tsx";
import { endSession } from "../session/session.ts";
import { useSession } from "../session/use-session.ts";
import { RemoveAccountDialog } from "./remove-account-dialog.tsx";
import { ROLE_LABELS } from "./role-labels.ts";
import { TeamSection } from "./team-section.tsx";

interface AccountSectionProps {
  readonly accounts: readonly AccountJson[];
  readonly sessions: readonly SessionJson[];
  readonly reload: () => void;
}

export function AccountSection({ accounts, sessions, reload }: AccountSectionProps) {
  const ownId = useSession()?.user?.id;
  const [doomed, setDoomed] = useState<AccountJson>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLast = accounts.length === 1;
  const owners = accounts.filter(({ role }) => role === "owner");
  const isLastOwner = ({ id }: AccountJson) => owners.every((owner) => owner.id === id);
  const changeTo = async (account: AccountJson, role: Role): Promise<void> => {
    try {
      await changeRole(account.id, role);
      showToast("success", `${account.username} is now an ${role}`);
    } catch (error) {
      showToast("error", detailOf(error, "Failed to change the role"));
    }
    reload();
  };
  return (
    <TeamSection
      title="Accounts"
      text={
        isLast
          ? "Everyone who can sign in. The last account cannot be removed."
          : "Everyone who can sign in. Editors write content; owners can also change the team, settings and backups."
      }
      headingRef={heading}
    >
      <ul className="grid">
        {accounts.map((account) => (
          <AccountItem
            key={account.id}
            account={account}
            isOwn={account.id === ownId}
            sessions={sessions.filter((session) => session.account_id === account.id)}
            onChangeRole={account.id === ownId ? undefined : (role) => void changeTo(account, role)}
            onRemove={isLast || isLastOwner(account) ? undefined : () => setDoomed(account)}
          />
        ))}
      </ul>
      <RemoveAccountDialog
        account={doomed}
        isOwn={doomed?.id === ownId}
        onClose={() => setDoomed(undefined)}
        onRemoved={(account) => {
          if (account.id === ownId) void endSession();
          else reload();
        }}
        focusAfter={heading}
      />
    </TeamSection>
  );
}

interface AccountItemProps {
  readonly account: AccountJson;
  readonly isOwn: boolean;
  readonly sessions: readonly SessionJson[];
  /** Omitted for your own account, so that owners can't lock themselves out. */
  readonly onChangeRole: ((role: Role) => void) | undefined;
  /** Absent for the last owner. */
  readonly onRemove: (() => void) | undefined;
}

function AccountItem({ account, isOwn, sessions, onChangeRole, onRemove }: AccountItemProps) {
  const otherRole: Role = account.role === "owner" ? "editor" : "owner";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 sm:flex-nowrap first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-bold [overflow-wrap:anywhere]">{account.username}</span>
          <Badge tone="paper">{ROLE_LABELS[account.role]}</Badge>
          {isOwn && <Badge tone="plum">You</Badge>}
        </p>
        <p className="text-sm [overflow-wrap:anywhere]">{account.email}</p>
        <p className="text-sm text-quiet">
          <LastUse sessions={sessions} />
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {onChangeRole !== undefined && (
          <Button
            aria-label={`Make ${otherRole}: ${account.username}`}
            onClick={() => onChangeRole(otherRole)}
          >{`Make ${otherRole}`}</Button>
        )}
        {onRemove !== undefined && (
          <Button aria-label={`Remove ${account.username}`} onClick={onRemove}>
            <UserMinus aria-hidden className="size-5" />
            Remove
          </Button>
        )}
      </div>
    </li>
  );
}

/** The sessions come last used first. */
function LastUse({ sessions }: { readonly sessions: readonly SessionJson[] }) {
  const [latest] = sessions;
  if (latest === undefined) return "Not signed in";
  return (
    <>
      Signed in {sessions.length === 1 ? "once" : `${String(sessions.length)} times`}, last used{" "}
      <Moment at={latest.last_used_at} />
    </>
  );
}
