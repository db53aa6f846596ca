// `npm start`: everything from a fresh clone to a serving shop. Plain JavaScript without packages, because it runs on
// whatever Node the system has (18 and newer), before anything is installed.
import { runBuiltProgram } from "./toolchain/built-program.mjs";
import { runMain } from "./toolchain/failure.mjs";

await runMain(() => runBuiltProgram("server", []));
