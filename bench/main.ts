// `npm run bench`: load and weight of the built shop, measured by anyone on their own machine. Each file beside this one is
// a benchmark, to be run alone by its name; without a name all of them are, but Lighthouse, and docs/measurements.md is
// written anew. `--quick` measures in two minutes what it can.
import { runNamedTask } from "../scripts/task-runner.ts";
import { runEverything } from "./load/run-everything.ts";

const [first] = process.argv.slice(2);
if (first === undefined || first === "--quick") {
  process.exitCode = (await runEverything({ isQuick: first === "--quick" })) ? 0 : 1;
} else {
  await runNamedTask({ command: "bench", folder: new URL("./", import.meta.url), besides: ["main.ts"] });
}
