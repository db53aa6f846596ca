// A whole shop for tests: the real core, API and in-memory SQLite, with a clock that stands still.
import Fastify, { type FastifyInstance } from "fastify";
import type { ApiConfig } from "../api/caller.ts";
import { registerApi } from "../api/register-api.ts";
import { type App, createApp } from "../app.ts";
import type { RegistrationMode } from "../core/accounts/accounts-context.ts";
import { type BackupKeeper, backupsElsewhere } from "../core/backups/backup-keeper.ts";
import type { Storage } from "../core/storage.ts";
import { createArgon2Hasher } from "../platform/argon2-hasher.ts";
import { createAdmission } from "../http/admission.ts";
import { createPageCache } from "../http/page-cache/page-cache.ts";
import { createPublicAnswers } from "../http/page-cache/public-answers.ts";
import { newId } from "../platform/new-id.ts";
import { createSessionTokens } from "../platform/session-tokens.ts";
import { type OpenStorage, openStorage } from "../storage/open-storage.ts";
import type { SignedInJson } from "../wire/account-json.ts";
import { type ApiClient, createApiClient } from "./api-client.ts";
import { type StillClock, stillClock } from "./still-clock.ts";

export interface TestShopOptions {
  readonly storage?: Storage & Partial<Pick<OpenStorage, "close" | "watchCatalogue">>;
  readonly registration?: RegistrationMode;
  readonly config?: Partial<ApiConfig>;
  readonly backupKeeper?: BackupKeeper;
}

/** Backups at three in the morning; few are kept, so that tests need few. */
const BACKUP_PLAN = { dailyAt: 180, retention: { daily: 2, weekly: 1, monthly: 1 } } as const;

export interface TestShop {
  readonly app: App;
  readonly storage: Storage;
  readonly clock: StillClock;
  readonly server: FastifyInstance;
  /** Nobody's client. */
  readonly visitor: ApiClient;
  /** Registers the owner on first use and answers a client with the owner's token. */
  owner(): Promise<ApiClient>;
  close(): Promise<void>;
}

export const SETUP_TOKEN = "the-secret-of-the-setup-link";

/** A person who runs the shop. */
export const OWNER = { email: "owner@example.com", username: "Owner", password: "correct horse" } as const;

/** Room for all that a test reads. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** Weak hashes: what is tested is who gets in, not how long it takes. */
const QUICK_HASHES = { memoryKib: 64, passes: 1 } as const;

export async function openTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const { registration = "first", config = {} } = options;
  const { backupKeeper = backupsElsewhere } = options;
  const clock = stillClock();
  const storage = options.storage ?? (await openStorage({ url: "sqlite::memory:", clock }));
  const passwords = createArgon2Hasher(QUICK_HASHES);
  const tokens = createSessionTokens();
  const app = createApp({
    storage,
    clock,
    newId,
    passwords,
    tokens,
    registration,
    setupToken: SETUP_TOKEN,
    backupKeeper,
    backupPlan: BACKUP_PLAN,
  });
  const cache = createPageCache({ maxBytes: storage.watchCatalogue === undefined ? 0 : CACHE_BYTES });
  storage.watchCatalogue?.((change) => cache.drop(change));
  const admission = createAdmission();
  const answers = createPublicAnswers({ cache, clock, headers: {}, caches: "tagged", admission });
  const server = Fastify({ genReqId: () => newId(), routerOptions: { maxParamLength: 8192 } });
  const apiConfig = { host: "127.0.0.1", baseUrl: "http://127.0.0.1:3000", ...config };
  await registerApi(server, { app, answers, admission, config: apiConfig });
  const visitor = createApiClient(server);
  let owner: ApiClient | undefined;

  return {
    app,
    storage,
    clock,
    server,
    visitor,
    async owner() {
      owner ??= visitor.as(await registerOwner(visitor));
      return owner;
    },
    async close() {
      await server.close();
      await app.bulkChanges.runner.rest();
      await storage.close?.();
    },
  };
}

async function registerOwner(visitor: ApiClient): Promise<string> {
  const answer = await visitor.post<SignedInJson>("/api/auth/register", { ...OWNER, setup_token: SETUP_TOKEN });
  if (answer.status !== 201) throw new Error(`The owner could not register: ${answer.text}`);
  return answer.body.access_token;
}
