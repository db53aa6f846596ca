// What keeps public answers ready: in memory, and as files where a web server on this machine sends them.
import type { Admission } from "../api/admission.ts";
import type { PublicAnswers } from "../api/public-answers.ts";
import { type Clock, systemClock } from "../core/time/clock.ts";
import { type Config, ConfigError } from "../platform/config.ts";
import type { Logger } from "../platform/logger.ts";
import { speaksForAll } from "../platform/process-group.ts";
import type { OpenStorage } from "../storage/open-storage.ts";
import { createHostMatcher } from "./own-host.ts";
import { type CacheFront, createCacheFront } from "./page-cache/cache-front.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { createPublicAnswers } from "./page-cache/public-answers.ts";
import { beginAnewOnFailure } from "./page-files/beginning-anew.ts";
import { createPageFiles, type PageFiles } from "./page-files/page-files.ts";
import { openPublishedFolder } from "./page-files/published-folder.ts";
import { keepPublishing } from "./page-files/publishing.ts";

interface KeptReadyParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly storage: Pick<OpenStorage, "watchCatalogue">;
  /** Headers that every public answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** False while developing: each answer is made anew. */
  readonly isOn: boolean;
  readonly admission: Admission;
}

export interface KeptReady {
  readonly front: CacheFront;
  readonly answers: PublicAnswers;
  /** The shop listens: from now on a web server may send what it left as files. */
  begin(): void;
  /** From now on everything is answered by the framework, so that each client hears that its answer is the last. */
  stepAside(): void;
  stop(): void;
}

/** @throws ConfigError where the folder for files cannot be written. */
export function keepReady({ config, clock, logger, storage, headers, isOn, admission }: KeptReadyParts): KeptReady {
  const { baseUrl, securityHeaders: headersBy } = config;
  const cache = createPageCache({ maxBytes: isOn ? config.pageCacheBytes : 0 });
  const files = isOn && speaksForAll() ? openPageFiles({ config, clock, logger }) : undefined;
  const isOwnHost = config.baseUrlGiven ? createHostMatcher(baseUrl) : undefined;
  const front = createCacheFront({ cache, clock, isOwnHost, headersBy, files });
  const caches = config.cacheTags ? (config.purge === undefined ? "tagged" : "purged") : "untagged";
  const answers = createPublicAnswers({ cache, clock, headers, caches, headersBy, admission });
  let stopPublishing: (() => void) | undefined;
  const stopWatching = storage.watchCatalogue((change) => {
    cache.drop(change);
    files?.drop(change);
  });
  return {
    front,
    answers,
    begin() {
      if (files !== undefined) stopPublishing = keepPublishing(files, systemClock);
    },
    stepAside() {
      front.stepAside();
      stopPublishing?.();
      files?.close();
    },
    stop: stopWatching,
  };
}

/** Undefined where no web server looks for files. */
function openPageFiles({
  config,
  clock,
  logger,
}: Pick<KeptReadyParts, "config" | "clock" | "logger">): PageFiles | undefined {
  const { pageFiles: path, baseUrl } = config;
  if (path === undefined) return undefined;
  const open = () =>
    createPageFiles({
      folder: openPublishedFolder(path),
      host: new URL(baseUrl).host,
      clock,
      machineClock: systemClock,
    });
  try {
    return beginAnewOnFailure(open, {
      onFailure: (error) => logger.error({ err: error }, "the folder in PAGE_FILES fails; pages are left out of it"),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `The folder in PAGE_FILES cannot be used (${reason}). Its parent must exist, and be this user's.`,
    );
  }
}
