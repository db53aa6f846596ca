import { Monitor, Smartphone, SquareTerminal } from "lucide-react";
import { useRef, useState } from "react";
import type { SessionJson } from "../../../wire/team-json.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { detailOf } from "../api/api-error.ts";
import { revokeSession } from "../api/team-api.ts";
import { Moment } from "../ui/moment.tsx";
import { TeamSection } from "./team-section.tsx";

interface SessionSectionProps {
  readonly sessions: readonly SessionJson[];
  readonly reload: () => void;
}

export function SessionSection({ sessions, reload }: SessionSectionProps) {
  const [ending, setEnding] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const end = async ({ id }: SessionJson): Promise<void> => {
    setEnding(id);
    try {
      await revokeSession(id);
      showToast("success", "Session ended");
      heading.current?.focus();
    } catch (error) {
      showToast("error", detailOf(error, "Failed to end the session"));
    }
    setEnding(undefined);
    reload();
  };
  return (
    <TeamSection
      title="Open sessions"
      text="Where somebody is signed in. A session ends by itself after a week without use, or after a month."
      headingRef={heading}
    >
      <ul className="grid">
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void end(session)}
          />
        ))}
      </ul>
    </TeamSection>
  );
}

interface SessionItemProps {
  readonly session: SessionJson;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionItem({ session, isEnding, onEnd }: SessionItemProps) {
  const { username, current } = session;
  // Sessions from before the shop asked for it have none.
  const device = session.device === "" ? "Unknown device" : session.device;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 sm:flex-nowrap first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex min-w-0 items-start gap-3">
        <DeviceIcon device={device} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-bold">{device}</span>
            {current && <Badge tone="mint">This session</Badge>}
          </p>
          <p className="text-sm [overflow-wrap:anywhere]">{username}</p>
          <p className="text-sm text-quiet">
            Last used <Moment at={session.last_used_at} />
            <br />
            Signed in <Moment at={session.created_at} />
          </p>
        </div>
      </div>
      {!current && (
        <Button
          className="shrink-0"
          aria-label={`End session of ${username}, ${device}`}
          disabled={isEnding}
          onClick={onEnd}
        >
          End session
        </Button>
      )}
    </li>
  );
}

function DeviceIcon({ device }: { readonly device: string }) {
  const style = "mt-0.5 size-5 shrink-0 text-plum";
  if (/iPhone|iPad|Android/.test(device)) return <Smartphone aria-hidden className={style} />;
  if (/ on |Unknown/.test(device)) return <Monitor aria-hidden className={style} />;
  return <SquareTerminal aria-hidden className={style} />;
}
