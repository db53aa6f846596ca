// `npm run drill -- <name>`: fault tests that take too long for `npm test`. Each file in drills/ is one.
import { runNamedTask } from "./task-runner.ts";

await runNamedTask({ command: "drill", folder: new URL("./drills/", import.meta.url) });
