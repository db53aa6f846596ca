// `npm run shop -- <command>`: the command line of the built shop. Progress goes to stderr, so that stdout can be piped.
import { runBuiltProgram } from "./toolchain/built-program.mjs";
import { runMain } from "./toolchain/failure.mjs";

await runMain(() => runBuiltProgram("cli", process.argv.slice(2)));
