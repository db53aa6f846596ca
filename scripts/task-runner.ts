// Runs one of a folder's tasks by its name: `npm run bench -- <name>`, `npm run drill -- <name>`.
import { readdir } from "node:fs/promises";
import { basename } from "node:path";

/** What a file of such a folder exports. */
export interface Task {
  /** One line for the list of tasks. */
  readonly summary: string;
  /** Answers whether everything was within its limits. `args` are the command line's after the name. */
  readonly run: (args: readonly string[]) => Promise<boolean>;
}

interface TaskFolder {
  /** "bench" or "drill", as in `npm run bench`. */
  readonly command: string;
  /** A folder address that ends with a slash. */
  readonly folder: URL;
  /** Files of the folder that are no tasks. */
  readonly besides?: readonly string[];
}

/** Runs the task that the command line names, or lists all; sets the exit code. */
export async function runNamedTask({ command, folder, besides = [] }: TaskFolder): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".ts") && !besides.includes(file)).toSorted();
  const [name, ...args] = process.argv.slice(2);
  const file = files.find((candidate) => basename(candidate, ".ts") === name);
  if (file === undefined) {
    const list = await Promise.all(
      files.map(async (each) => `  ${basename(each, ".ts")}: ${(await load(each, folder)).summary}`),
    );
    process.stderr.write(`Usage: npm run ${command} -- <name>\n${list.join("\n")}\n`);
    process.exitCode = 1;
    return;
  }
  const { run } = await load(file, folder);
  process.exitCode = (await run(args)) ? 0 : 1;
}

async function load(file: string, folder: URL): Promise<Task> {
  return (await import(new URL(file, folder).href)) as Task;
}
