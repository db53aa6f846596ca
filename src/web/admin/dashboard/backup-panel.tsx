import { fromIso } from "../../../core/time/iso-instant.ts";
import { DatabaseBackup, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { BackupJson, BackupsJson } from "../../../wire/backups-json.ts";
import { Button } from "../../ui/button.tsx";
import { useNow } from "../../ui/use-now.ts";
import { Moment } from "../ui/moment.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { ageInWords, sizeInWords } from "./in-words.ts";
import { type Backups, useBackups } from "./use-backups.ts";

/** Whether the shop could be brought back, and a way to make sure of it now. */
export function BackupPanel() {
  const backups = useBackups();
  const { overview, hasFailedToLoad, reload } = backups;
  return (
    <section aria-labelledby="backups-heading">
      <h2 id="backups-heading" className="mb-3 text-xl">
        Backups
      </h2>
      <div className="flex min-h-28 flex-col justify-center gap-4 rounded-card border border-line bg-card p-4 sm:min-h-20 sm:p-5">
        {overview !== undefined && <Overview overview={overview} backups={backups} />}
        {overview === undefined && hasFailedToLoad && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>The backups could not be listed.</p>
            <Button onClick={reload}>Try again</Button>
          </div>
        )}
      </div>
    </section>
  );
}

interface OverviewProps {
  readonly overview: BackupsJson;
  readonly backups: Backups;
}

function Overview({ overview, backups }: OverviewProps) {
  if (overview.kept_by === "database") {
    return (
      <p>
        This shop keeps its data in PostgreSQL. Its backups are the database’s own affair: the operating guide has the
        line for <code className="font-mono text-sm">pg_dump</code>.
      </p>
    );
  }
  return <OwnBackups overview={overview} backups={backups} />;
}

function OwnBackups({ overview, backups }: OverviewProps) {
  const { isAsking, ask } = backups;
  const { running } = overview;
  const isBusy = isAsking || running !== null;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <State overview={overview} />
        <Button aria-disabled={isBusy} className={isBusy ? "opacity-60" : ""} onClick={() => void (isBusy || ask())}>
          Back up now
        </Button>
      </div>
      {running === null ? <Warnings overview={overview} /> : <Progress {...running} />}
      {backups.refusal !== undefined && <Warning>{backups.refusal}</Warning>}
      <p role="status" className="sr-only">
        {announce(overview, backups)}
      </p>
    </>
  );
}

function announce({ running }: BackupsJson, { hasMadeOne }: Backups): string {
  if (running !== null) return "A backup is being made.";
  return hasMadeOne ? "The backup is made and verified." : "";
}

function Warnings({ overview }: Pick<OverviewProps, "overview">) {
  const { failure, is_stale: isStale, backups } = overview;
  if (failure !== null) return <Warning>The last try failed: {failure.detail}</Warning>;
  if (!isStale || backups.length === 0) return null;
  return (
    <Warning>It should be younger than 36 hours. Make one now, and see in the log why none came by itself.</Warning>
  );
}

function State({ overview }: Pick<OverviewProps, "overview">) {
  const { backups, is_stale: isStale } = overview;
  const [newest] = backups;
  const Icon = isStale ? TriangleAlert : DatabaseBackup;
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${isStale ? "text-cherry" : "text-mint"}`} />
      <div className="min-w-0">
        <p className="font-semibold">{newest === undefined ? "There is no backup yet." : <Age {...newest} />}</p>
        <p className="text-sm text-quiet">
          {newest === undefined ? (
            "One is made by itself each day."
          ) : (
            <>
              Made <Moment at={newest.made_at} />. {inAll(backups)}
            </>
          )}
        </p>
      </div>
    </div>
  );
}

function Age({ made_at: madeAt }: BackupJson) {
  const moment = fromIso(madeAt);
  const now = useNow({ renderedAt: moment, nextChangeAfter: (last) => last + 60_000 });
  return `Last verified backup: ${ageInWords(now - moment)}`;
}

function inAll(backups: readonly BackupJson[]): string {
  const size = sizeInWords(backups.reduce((sum, { bytes }) => sum + bytes, 0));
  return `${backups.length === 1 ? "1 backup is" : `${String(backups.length)} backups are`} kept, ${size} in all.`;
}

const PHASES = {
  waiting: "The backup begins in a moment …",
  copying: "Copying the database …",
  verifying: "Verifying the copy …",
} as const;

function Progress({ phase, share }: NonNullable<BackupsJson["running"]>) {
  return (
    <div>
      <p id="backup-phase" className="mb-1.5 text-sm">
        {PHASES[phase]}
      </p>
      <ProgressBar
        aria-labelledby="backup-phase"
        max={1}
        {...(phase === "waiting" ? {} : { value: share })}
        className="w-full"
      />
    </div>
  );
}

function Warning({ children }: { readonly children: ReactNode }) {
  return <p className="border-l-4 border-cherry pl-3">{children}</p>;
}
