import type { Config } from "../platform/config.ts";

/** What a command may use besides its words. */
export interface CommandContext {
  readonly config: Config;
  /** One line for the person at the terminal. */
  readonly say: (line: string) => void;
  /** Reads a secret: typed unseen at a terminal, otherwise the first line of the standard input. */
  readonly askSecret: (question: string) => Promise<string>;
}

export interface Command {
  /** As typed: `admin create`. */
  readonly name: string;
  /** What follows the name: `<file>`, `--email <email>`. */
  readonly usage: string;
  readonly summary: string;
  run(words: readonly string[], context: CommandContext): Promise<void>;
}

/** The command did its work, and what it found is not well; `message` says so in a sentence. */
export class FaultsFound extends Error {
  override readonly name = "FaultsFound";
}

/** The command was called wrongly; `message` says how to call it. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
