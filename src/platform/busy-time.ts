import { performance } from "node:perf_hooks";

/** Milliseconds for which this process has been at work, not waiting, since it began. */
export const busyMs = (): number => performance.eventLoopUtilization().active;
