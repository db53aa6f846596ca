// The part of docs/measurements.md that a run writes; what stands around it is written by hand.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import { type BenchReport, toTable, writeMarkdown } from "./bench-report.ts";
import { findNginx } from "./peers/nginx.ts";

const FILE = fileURLToPath(new URL("../../docs/measurements.md", import.meta.url));
const BEGIN = "<!-- Written by `npm run bench`: from here -->";
const END = "<!-- to here -->";

/** What another benchmark printed. */
export interface Printout {
  readonly command: string;
  readonly text: string;
}

/** Replaces what the last run wrote, or adds it at the end. */
export function writeMeasurements({ verdicts, tables }: BenchReport, printouts: readonly Printout[]): void {
  const part = [
    BEGIN,
    `## \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}`,
    "",
    `${describeMachine()} Each ratio is the median over rounds in turns in one run; a request's cost counts the processor time`,
    "of the whole server side (user and kernel), never the load generator's, and nginx's where it stands in front. Waiting",
    "times are at 16 connections and include the load generator's own queue.",
    "",
    writeMarkdown(toTable(verdicts)),
    ...tables.map(writeMarkdown),
    ...printouts.map(({ command, text }) => [`### \`${command}\``, "", "```", text.trim(), "```", ""].join("\n")),
    END,
  ].join("\n");
  const before = readFileSync(FILE, "utf8");
  const [begin, end] = [before.indexOf(BEGIN), before.indexOf(END)];
  const isThere = begin !== -1 && end !== -1;
  writeFileSync(
    FILE,
    isThere ? before.slice(0, begin) + part + before.slice(end + END.length) : `${before}\n${part}\n`,
  );
}

/** One sentence: processors, memory, kernel and the versions of what was measured. */
export function describeMachine(): string {
  const processors = cpus();
  const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GiB`;
  const nginx = findNginx();
  const programs = [
    `Node ${process.versions.node}`,
    `SQLite ${process.versions["sqlite"]}`,
    ...(nginx === undefined ? [] : [`nginx ${readNginxVersion(nginx)}`]),
  ];
  const model = processors[0]?.model ?? "unknown";
  return `${processors.length} × ${model}, ${memory}, Linux ${release()}; ${programs.join(", ")}.${sayBusy()}`;
}

function readNginxVersion(program: string): string {
  return (
    execFileSync("/bin/sh", ["-c", `${program} -v 2>&1`], { encoding: "utf8" })
      .trim()
      .split("/")
      .at(-1) ?? ""
  );
}

/** A machine that does other work as well measures lower and more unevenly. */
function sayBusy(): string {
  if (!existsSync("/proc/loadavg")) return "";
  const [oneMinute = ""] = readFileSync("/proc/loadavg", "utf8").split(" ");
  return ` Its load average was ${oneMinute} when this was written.`;
}
