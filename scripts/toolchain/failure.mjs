// How a command of the project ends when it cannot go on: one sentence that says what to do, exit code 1.

/** Something that the person at the keyboard can mend. `message` is a whole sentence. */
export class Failure extends Error {
  /** @override */
  name = "Failure";
}

/**
 * Runs a command's main function and ends the process with its exit code.
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
