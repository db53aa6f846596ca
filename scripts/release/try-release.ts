// Load-tests a packed release.
import { type LoadReport, putLoadOn } from "./mixed-load.ts";
import { withRelease } from "./run-release.ts";

export interface ReleaseTrial {
  readonly load: LoadReport;
  /** The most memory that was resident in its processes, in MiB, and how it was held. */
  readonly peakMib: number;
  readonly memory: string;
  /** How many of its processes the kernel killed for lack of memory. */
  readonly kills: number;
  /** What `shop doctor` and `shop backup` said beside the running shop. */
  readonly doctor: string;
  readonly backup: string;
  readonly exitCode: number | null;
}

export interface TrialOptions {
  readonly archive: string;
  readonly seconds: number;
  readonly connections: number;
  readonly pauseMs: number;
}

export async function tryRelease({ archive, ...load }: TrialOptions): Promise<ReleaseTrial> {
  return withRelease({ archive }, async ({ url, memory, ask, peakMib, kills, end }) => {
    const report = await putLoadOn({ url, ...load });
    const backup = await ask("backup");
    const doctor = await ask("doctor");
    return { load: report, peakMib: peakMib(), memory, kills: kills(), doctor, backup, exitCode: await end() };
  });
}
