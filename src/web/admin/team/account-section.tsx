import { UserMinus } from "lucide-react";
import { useRef, useState } from "react";
import type { AccountJson } from "../../../wire/account-json.ts";
import type { SessionJson } from "../../../wire/team-json.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Moment } from "../ui/moment.tsx";
import { endSession } from "../session/session.ts";
import { useSession } from "../session/use-session.ts";
import { RemoveAccountDialog } from "./remove-account-dialog.tsx";
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
  return (
    <TeamSection
      title="Accounts"
      text={
        isLast
          ? "Everybody who may sign in. The last account cannot be removed."
          : "Everybody who may sign in. All may do the same."
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
            onRemove={isLast ? undefined : () => setDoomed(account)}
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
  /** Absent for the last account. */
  readonly onRemove: (() => void) | undefined;
}

function AccountItem({ account, isOwn, sessions, onRemove }: AccountItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 sm:flex-nowrap first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-bold [overflow-wrap:anywhere]">{account.username}</span>
          {isOwn && <Badge tone="plum">You</Badge>}
        </p>
        <p className="text-sm [overflow-wrap:anywhere]">{account.email}</p>
        <p className="text-sm text-quiet">
          <LastUse sessions={sessions} />
        </p>
      </div>
      {onRemove !== undefined && (
        <Button className="shrink-0" aria-label={`Remove ${account.username}`} onClick={onRemove}>
          <UserMinus aria-hidden className="size-5" />
          Remove
        </Button>
      )}
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
