import { type Command, type CommandContext, UsageError } from "./command.ts";
import { adminCreate } from "./commands/admin-create.ts";
import { adminResetPassword } from "./commands/admin-reset-password.ts";
import { backup } from "./commands/backup.ts";
import { demoAdd } from "./commands/demo-add.ts";
import { demoRemove } from "./commands/demo-remove.ts";
import { doctor } from "./commands/doctor.ts";
import { migrate } from "./commands/migrate.ts";
import { move } from "./commands/move.ts";
import { restore } from "./commands/restore.ts";

const COMMANDS: readonly Command[] = [
  doctor,
  backup,
  restore,
  adminCreate,
  adminResetPassword,
  migrate,
  move,
  demoAdd,
  demoRemove,
];

/** Finds the command that the words begin with and runs it with the rest. Throws UsageError when there is none. */
export async function runCommand(words: readonly string[], context: CommandContext): Promise<void> {
  if (words.length === 0 || words[0] === "help" || words[0] === "--help") {
    for (const line of listCommands()) context.say(line);
    return;
  }
  const spoken = words.join(" ");
  const command = COMMANDS.find(({ name }) => spoken === name || spoken.startsWith(`${name} `));
  if (command === undefined) throw new UsageError([`There is no command "${spoken}".`, ...listCommands()].join("\n"));
  await command.run(words.slice(command.name.split(" ").length), context);
}

function listCommands(): string[] {
  const calls = COMMANDS.map(({ name, usage }) => `${name} ${usage}`.trim());
  const width = Math.max(...calls.map((call) => call.length));
  return [
    "npm run shop -- <command>, or in a release: ./regretless shop <command>",
    ...COMMANDS.map(({ summary }, at) => `  ${(calls[at] ?? "").padEnd(width)}  ${summary}`),
  ];
}
