// Starts and stops everything; the entry of the server's bundle.
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type App, createApp } from "./app.ts";
import { type Clock, systemClock } from "./core/time/clock.ts";
import { createHttpServer, type Development } from "./http.ts";
import { backupsElsewhere, type BackupKeeper } from "./core/backups/backup-keeper.ts";
import { drain } from "./http/drain.ts";
import { startPurging } from "./jobs/purging.ts";
import { startSchedule } from "./jobs/schedule.ts";
import { createArgon2Hasher } from "./platform/argon2-hasher.ts";
import { busyMs } from "./platform/busy-time.ts";
import { type Config, ConfigError, readConfig } from "./platform/config.ts";
import { createLogger } from "./platform/logger.ts";
import { newId } from "./platform/new-id.ts";
import { createPurgeHook } from "./platform/purge-hook.ts";
import { FirstProcessEnded, placeInGroup, speaksForAll, startProcessGroup } from "./platform/process-group.ts";
import { createSessionTokens } from "./platform/session-tokens.ts";
import { sayToTerminal } from "./platform/terminal.ts";
import { keepTickShape } from "./platform/tick-shape.ts";
import { runInWorker, workerBeside } from "./platform/worker-process.ts";
import { createFolderBackupKeeper } from "./storage/backup/folder-backup-keeper.ts";
import { type OpenStorage, openStorage } from "./storage/open-storage.ts";
import { readingProgramBeside } from "./storage/reading-thread/reading-thread.ts";
import { seedNewDatabase } from "./storage/seed/seed-new-database.ts";
import { StorageError } from "./storage/storage-error.ts";
import { openingWords } from "./http/opening-words.ts";

/** Requests that run when the shop is told to stop may take this long to end; then it ends with 1. */
const DRAIN_MS = 9000;

/** A crowd that comes at once waits for less than its second try, which TCP makes after a whole second. */
const BACKLOG = 4096;

interface ShopOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Tests hand in a clock of their own; there is no environment switch for it. */
  readonly clock?: Clock;
  readonly development?: Development;
}

export interface RunningShop {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** The secret of the setup link; only the first registration away from this machine asks for it. */
  readonly setupToken: string;
  /** Lets running requests end, then closes the database. */
  stop(): Promise<void>;
}

/**
 * Opens the database, migrates it, fills a brand-new one with the demo catalogue, and serves.
 *
 * @throws ConfigError or StorageError, each with one sentence that says what to do.
 */
export async function startShop({ env, clock = systemClock, development }: ShopOptions): Promise<RunningShop> {
  await keepTickShape();
  const config = readConfig(env);
  const logger = createLogger({ level: config.logLevel });
  const onDiskFailure = (error: StorageError) => {
    logger.fatal({ err: error }, "The disk lost a commit: ending, so that the next start reads what it holds");
    process.exit(1);
  };
  const storage = await openStorage({
    url: config.storageUrl,
    listenUrl: config.listenUrl,
    readUrl: config.readUrl,
    clock,
    onDiskFailure,
    readingProgram: readingProgramBeside(import.meta.url),
  });
  try {
    return await serve({ config, logger, storage, clock, development });
  } catch (error) {
    await storage.close();
    throw explainListening(error, config);
  }
}

interface ServeParts {
  readonly config: Config;
  readonly logger: ReturnType<typeof createLogger>;
  readonly storage: OpenStorage;
  readonly clock: Clock;
  readonly development: Development | undefined;
}

async function serve({ config, logger, storage, clock, development }: ServeParts): Promise<RunningShop> {
  if (config.seedDemo) await seedNewDatabase(storage, { clock, newId });
  // One for all processes and nodes, whichever of them the owner reaches by the link.
  const setupToken = await storage.write(({ accounts }) =>
    accounts.keepSetupToken(randomBytes(24).toString("base64url")),
  );
  const app = createApp({
    storage,
    clock,
    newId,
    passwords: createArgon2Hasher(),
    tokens: createSessionTokens(),
    registration: config.registration,
    setupToken,
    backupKeeper: createBackupKeeper(config, clock),
    backupPlan: config.backupPlan,
    busyMs,
    reportFailure: (error) => logger.error({ err: error }, "a bulk change could not go on; it is tried again"),
  });
  const server = await createHttpServer({ app, config, logger, storage, development });
  await server.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  const needsOwner = (await app.accounts.countAccounts()) === 0;
  const schedule = startSchedule({
    app: app.actingAs({ kind: "shop" }),
    holder: newId(),
    onReport: ({ job, outcome, error }) => logger.info({ kind: job.kind, outcome, err: error }, "a job ended"),
    onFailure: (error) => logger.error({ err: error }, "the queue of jobs could not be read"),
  });
  const purging = startPurgingOf({ app, config, logger, storage });
  // What a stopped process left half done goes on.
  app.bulkChanges.runner.wake();
  const reading = app.catalogue.rereadPrices().catch((error: unknown) => {
    logger.error({ err: error }, "the stored prices could not be read anew; the next start tries again");
  });
  if (speaksForAll()) sayToTerminal(openingWords({ config, needsOwner, setupToken }));
  return {
    url: config.baseUrl,
    setupToken,
    async stop() {
      await Promise.all([drain(server), schedule.stop(), purging?.stop(), app.bulkChanges.runner.rest(), reading]);
      await storage.close();
    },
  };
}

/** Undefined where no cache in front keeps pages for long. */
function startPurgingOf({
  app,
  config,
  logger,
  storage,
}: Pick<ServeParts, "config" | "logger" | "storage"> & { app: App }) {
  if (config.purge === undefined) return undefined;
  const purging = startPurging({
    app,
    holder: newId(),
    hook: createPurgeHook(config.purge),
    onFailure: (error) => logger.error({ err: error }, "the caches in front could not be told what changed"),
  });
  storage.watchCatalogue(purging.wake);
  return purging;
}

function createBackupKeeper({ dataDir, storageUrl }: Config, clock: Clock): BackupKeeper {
  const prefix = "sqlite:";
  if (!storageUrl.startsWith(prefix)) return backupsElsewhere;
  const program = workerBeside(import.meta.url);
  return createFolderBackupKeeper({
    databasePath: storageUrl.slice(prefix.length),
    folder: join(dataDir, "backups"),
    clock,
    run: (input, { onPhase, signal }) =>
      runInWorker({ task: "backup", input }, { program, signal, onNews: onPhase, explain: toStorageError }),
  });
}

const toStorageError = (message: string): StorageError => new StorageError(message);

function explainListening(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return new ConfigError(`Port ${port} on ${host} is taken by another program. Stop it, or set PORT to a free one.`);
  }
  if (code === "EACCES") {
    return new ConfigError(`This user may not listen on port ${port}. Set PORT to one above 1023, such as 3000.`);
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new ConfigError(
      `This machine has no address ${host}. Set HOST to 127.0.0.1, or to 0.0.0.0 for all addresses.`,
    );
  }
  return error;
}

interface Stoppable {
  stop(): Promise<void>;
}

/** Runs the shop until the process is told to end, also while it still starts. */
async function runUntilStopped(): Promise<void> {
  const { webConcurrency } = readConfig(process.env);
  const starting =
    webConcurrency > 1 && placeInGroup() === undefined ? startGroup(webConcurrency) : startShop({ env: process.env });
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    void starting.then((shop) => shop.stop()).then(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  await starting;
}

/** This process only watches over those that serve. */
async function startGroup(count: number): Promise<Stoppable> {
  const group = startProcessGroup({
    count,
    onLoss: (how) => process.stderr.write(`A process of the shop ended with ${how}; another takes its place.\n`),
  });
  await group.started;
  sayToTerminal(`  ${count} processes answer there.\n\n`);
  return group;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runUntilStopped().catch((error: unknown) => {
    if (error instanceof FirstProcessEnded) process.exit(error.exitCode);
    const isExplained = error instanceof ConfigError || error instanceof StorageError;
    process.stderr.write(`${isExplained ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    process.exit(1);
  });
}
