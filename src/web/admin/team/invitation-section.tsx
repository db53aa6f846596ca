import { useRef, useState } from "react";
import type { InvitationJson, NewInvitationJson } from "../../../wire/team-json.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { detailOf } from "../api/api-error.ts";
import { revokeInvitation } from "../api/team-api.ts";
import { Moment } from "../ui/moment.tsx";
import { InviteForm } from "./invite-form.tsx";
import { NewLinkPanel } from "./new-link-panel.tsx";
import { ROLE_LABELS } from "./role-labels.ts";
import { TeamSection } from "./team-section.tsx";

interface InvitationSectionProps {
  readonly invitations: readonly InvitationJson[];
  readonly reload: () => void;
}

export function InvitationSection({ invitations, reload }: InvitationSectionProps) {
  const [made, setMade] = useState<NewInvitationJson>();
  const heading = useRef<HTMLHeadingElement>(null);
  const withdraw = async ({ id }: InvitationJson): Promise<void> => {
    try {
      await revokeInvitation(id);
      showToast("success", "Invitation withdrawn");
      if (made?.id === id) setMade(undefined);
      heading.current?.focus();
    } catch (error) {
      showToast("error", detailOf(error, "Failed to withdraw the invitation"));
    }
    reload();
  };
  return (
    <TeamSection
      title="Invitations"
      text="A link makes one account, once, within 72 hours, also while registration is closed."
      headingRef={heading}
    >
      <InviteForm
        onInvited={(invitation) => {
          setMade(invitation);
          reload();
        }}
        onLost={reload}
      />
      {made !== undefined && <NewLinkPanel key={made.id} invitation={made} />}
      {invitations.length > 0 && (
        <ul aria-label="Open invitations" className="grid">
          {invitations.map((invitation) => (
            <InvitationItem key={invitation.id} invitation={invitation} onWithdraw={() => void withdraw(invitation)} />
          ))}
        </ul>
      )}
    </TeamSection>
  );
}

interface InvitationItemProps {
  readonly invitation: InvitationJson;
  readonly onWithdraw: () => void;
}

function InvitationItem({ invitation, onWithdraw }: InvitationItemProps) {
  const name = invitation.email === "" ? "Anybody with the link" : invitation.email;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 sm:flex-nowrap last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-bold [overflow-wrap:anywhere]">{name}</span>
          <Badge tone="paper">{ROLE_LABELS[invitation.role]}</Badge>
        </p>
        <p className="text-sm text-quiet">
          Works until <Moment at={invitation.expires_at} />
        </p>
      </div>
      <Button className="shrink-0" aria-label={`Withdraw the invitation for ${name}`} onClick={onWithdraw}>
        Withdraw
      </Button>
    </li>
  );
}
