// The thread in which a test runs a backup, as the shop's own worker does.
import { parentPort, workerData } from "node:worker_threads";
import { runBackup } from "../storage/backup/run-backup.ts";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(runBackup(workerData));
