import { Copy } from "lucide-react";
import { useEffect, useRef } from "react";
import type { NewInvitationJson } from "../../../wire/team-json.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { Moment } from "../ui/moment.tsx";
import { Panel } from "../ui/panel.tsx";

/** The one time that an invitation's link is seen. */
export function NewLinkPanel({ invitation }: { readonly invitation: NewInvitationJson }) {
  const panel = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const copy = async (): Promise<void> => {
    box.current?.select();
    try {
      await navigator.clipboard.writeText(invitation.link);
      showToast("success", "Link copied");
    } catch {
      // Without HTTPS browsers let no page write to the clipboard; the link is selected by now.
      showToast("error", "The browser did not allow copying: press Ctrl+C or ⌘C");
    }
  };
  return (
    <Panel ref={panel} tone="notice" title="The invitation link is ready">
      <p className="mt-1 mb-3 text-sm">
        Copy it now and send it yourself: it is not shown again. It works once, until{" "}
        <Moment at={invitation.expires_at} />.
      </p>
      <div className="grid gap-3">
        <TextField
          ref={box}
          label="Invitation link"
          readOnly
          value={invitation.link}
          className="font-mono text-sm"
          onFocus={(event) => event.target.select()}
        />
        <div>
          <Button onClick={() => void copy()}>
            <Copy aria-hidden className="size-5" />
            Copy link
          </Button>
        </div>
      </div>
    </Panel>
  );
}
