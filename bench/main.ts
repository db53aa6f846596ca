// `npm run bench -- <name>`: load and weight of the built shop, measured by anyone on their own machine. Each file
// beside this one is a benchmark.
import { runNamedTask } from "../scripts/task-runner.ts";

await runNamedTask({ command: "bench", folder: new URL("./", import.meta.url), besides: ["main.ts"] });
