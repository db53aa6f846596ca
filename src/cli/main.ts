// The command line: `npm run shop -- <command>`. Refusals are one sentence and exit code 1.
import { DomainError } from "../core/errors/domain-error.ts";
import { ConfigError, readConfig } from "../platform/config.ts";
import { StorageError } from "../storage/storage-error.ts";
import { askSecret } from "./ask-secret.ts";
import { FaultsFound, UsageError } from "./command.ts";
import { runCommand } from "./run-command.ts";

const EXPLAINED = [UsageError, FaultsFound, ConfigError, StorageError, DomainError];

try {
  const config = readConfig(process.env);
  await runCommand(process.argv.slice(2), { config, askSecret, say: (line) => process.stdout.write(`${line}\n`) });
} catch (error) {
  const isExplained = EXPLAINED.some((kind) => error instanceof kind);
  const text = error instanceof Error ? (isExplained ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
