import { useRef, useState } from "react";
import type { DemoJson } from "../../../wire/demo-json.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { detailOf } from "../api/api-error.ts";
import { readDemo, removeDemo } from "../api/demo-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

/** Offers to remove the demo content, while there is some. */
export function DemoBanner({ onRemoved }: { readonly onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isRemoved = useRef(false);
  const { data: demo, reload } = useLoaded({
    load: readDemo,
    key: "demo",
    onError: (error) => console.error("The demo content could not be counted.", error),
  });
  if (demo === undefined || Object.values(demo).every((count: number) => count === 0)) return null;
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await removeDemo();
      showToast("success", "Demo removed");
      isRemoved.current = true;
      setAsking(false);
      reload();
      onRemoved();
    } catch (error) {
      showToast("error", detailOf(error, "Failed to remove the demo"));
    }
    setBusy(false);
  };
  return (
    <section
      aria-label="Demo"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border border-plum bg-tint px-4 py-3"
    >
      <p className="min-w-0 grow basis-60">
        <strong>This is the demo.</strong> The shop has {toSentence(demo)} to try things out with.
      </p>
      <Button onClick={() => setAsking(true)}>Remove it</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Remove the demo?"
        text={`This removes ${toSentence(demo)}. Everything you added or edited stays. This can't be undone.`}
        cancelLabel="Cancel"
        confirmButton={
          <Button tone="danger" disabled={isBusy} onClick={() => void remove()}>
            {isBusy ? "Removing..." : "Remove demo"}
          </Button>
        }
        onCancel={() => setAsking(false)}
        onClosed={(event) => {
          if (!isRemoved.current) return;
          // The pressed button disappears with the banner.
          event.preventDefault();
          document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
        }}
      />
    </section>
  );
}

const NOUNS: readonly (readonly [keyof DemoJson, string, string])[] = [
  ["products", "demo product", "demo products"],
  ["gift_guides", "gift guide", "gift guides"],
  ["giveaways", "giveaway", "giveaways"],
  ["exclusives", "exclusive deal", "exclusive deals"],
];

function toSentence(demo: DemoJson): string {
  const parts = NOUNS.filter(([kind]) => demo[kind] > 0).map(
    ([kind, one, many]) => `${demo[kind].toLocaleString("en-US")} ${demo[kind] === 1 ? one : many}`,
  );
  return new Intl.ListFormat("en-US").format(parts);
}
