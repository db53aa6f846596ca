// The third program of the build: work that would block the shop's only thread, in a process of its own. It is started
// by platform/worker-process.ts, told one task by name, and ends.
import type { WorkerOrder, WorkerReport } from "../platform/worker-process.ts";
import { type BackupTask, runBackup } from "../storage/backup/run-backup.ts";
import { StorageError } from "../storage/storage-error.ts";

type Say = (news: unknown) => void;

/** Every task by its name; each checks nothing, because its order comes from our own parent process. */
const TASKS: Readonly<Record<string, (input: unknown, say: Say) => unknown>> = {
  backup: (input, say) => runBackup(input as BackupTask, say),
};

process.once("message", ({ task, input }: WorkerOrder) => {
  report(run(task, input), () => process.disconnect());
});

function run(task: string, input: unknown): WorkerReport {
  try {
    const work = TASKS[task];
    if (work === undefined) throw new Error(`This worker does not know the task "${task}".`);
    return { kind: "done", result: work(input, (news) => report({ kind: "news", news })) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: "failed", message, isExplained: error instanceof StorageError };
  }
}

function report(message: WorkerReport, onSent = () => {}): void {
  process.send?.(message, undefined, undefined, onSent);
}
