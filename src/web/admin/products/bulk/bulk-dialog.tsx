import { Dialog } from "radix-ui";
import { type FormEvent, useState } from "react";
import type { BulkDeed } from "../../../../core/catalogue/bulk/bulk-change.ts";
import { Button } from "../../../ui/button.tsx";
import { sentenceOf } from "../../api/api-error.ts";
import type { BulkSelectionBody } from "../../api/bulk-changes-api.ts";
import { DIALOG_BUTTONS_CLASS, DIALOG_OVERLAY_CLASS, DIALOG_PANEL_CLASS } from "../../ui/dialog-class.ts";
import { useReturnFocus } from "../../ui/use-return-focus.ts";
import { countProducts, foretell } from "./bulk-words.ts";
import { DeedFields } from "./deed-fields.tsx";
import { FIRST_DEED, toDeed } from "./deed-values.ts";
import { useBulkPreview } from "./use-bulk-preview.ts";

interface BulkDialogProps {
  readonly selection: BulkSelectionBody;
  /** "3 products" */
  readonly chosen: string;
  /** Rejects with what stands against it. */
  readonly onStart: (deed: BulkDeed) => Promise<void>;
  readonly onClose: () => void;
}

/** What is to be changed, and how many products that would change: nothing happens unseen. */
export function BulkDialog({ selection, chosen, onStart, onClose }: BulkDialogProps) {
  const [values, setValues] = useState(FIRST_DEED);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const deed = toDeed(values);
  const preview = useBulkPreview(selection, deed);
  const { remember, giveBack } = useReturnFocus();
  const changing = preview.counts?.changing;
  const canStart = deed !== undefined && changing !== undefined && changing > 0 && !isBusy;

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!canStart) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onStart(deed);
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog.Root open onOpenChange={(opens) => void (opens || onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className={DIALOG_OVERLAY_CLASS} />
        <Dialog.Content className={DIALOG_PANEL_CLASS} onOpenAutoFocus={remember} onCloseAutoFocus={giveBack}>
          <Dialog.Title className="text-xl font-bold">Change {chosen}</Dialog.Title>
          <Dialog.Description className="text-quiet">You can take the change back afterwards.</Dialog.Description>
          <form className="grid gap-4" onSubmit={(event) => void start(event)}>
            <DeedFields values={values} onChange={setValues} />
            <p role="status" className="min-h-6 font-semibold">
              {preview.counts !== undefined && foretell(preview.counts)}
            </p>
            <p role="alert" className="font-semibold text-cherry empty:hidden">
              {problem ?? preview.problem}
            </p>
            <div className={DIALOG_BUTTONS_CLASS}>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" tone="primary" disabled={!canStart}>
                {changing === undefined ? "Change products" : `Change ${countProducts(changing)}`}
              </Button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
