// `npm run bench` without a name: all that is promised, in one run.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "../../scripts/toolchain/build.mjs";
import { type CatalogueSize, prepareSqliteCatalogue } from "../catalogue/catalogues.ts";
import { isMet, toTable, writePlain } from "./bench-report.ts";
import { describeMachine, type Printout, writeMeasurements } from "./measurements-file.ts";
import { measureSpeed } from "./measure-speed.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
/** Measured by benchmarks of their own. */
const OTHERS = ["large", "scale", "searches", "weight"];
const SIZES: readonly CatalogueSize[] = [48, 1_000, 100_000, 1_000_000];

/** Quick: in two minutes, with the small catalogues alone and over HTTP alone; docs/measurements.md stays as it is. */
export async function runEverything({ isQuick }: { readonly isQuick: boolean }): Promise<boolean> {
  await ensureBuilt();
  for (const size of SIZES.slice(0, isQuick ? 2 : SIZES.length)) await prepareSqliteCatalogue(size);
  process.stdout.write(`${describeMachine()}\n`);
  const report = await measureSpeed(isQuick, (table) => {
    process.stdout.write(writePlain(table));
  });
  const { printouts, isWell } = isQuick ? { printouts: [], isWell: true } : await runOthers();
  process.stdout.write(writePlain(toTable(report.verdicts)));
  if (!isQuick) writeMeasurements(report, printouts);
  return report.verdicts.every(isMet) && isWell;
}

async function runOthers(): Promise<{ readonly printouts: readonly Printout[]; readonly isWell: boolean }> {
  const printouts: Printout[] = [];
  let isWell = true;
  for (const name of OTHERS) {
    const { text, exitCode } = await runAlone(name);
    printouts.push({ command: `npm run bench -- ${name}`, text });
    isWell = exitCode === 0 && isWell;
  }
  return { printouts, isWell };
}

/** In a process of its own, as its figures need; what it prints is shown and kept. */
async function runAlone(name: string): Promise<{ readonly text: string; readonly exitCode: number }> {
  const child = spawn(process.execPath, [MAIN, name], { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString();
    process.stdout.write(chunk);
  });
  const [exitCode] = (await once(child, "close")) as [number | null];
  return { text, exitCode: exitCode ?? 1 };
}
