// Kept pages as files, which a web server on the same machine sends without asking the shop: docs/decisions/0016.
import { createHash } from "node:crypto";
import type { CatalogueChange } from "../../core/catalogue-change.ts";
import type { Clock } from "../../core/time/clock.ts";
import type { BodyEncoding } from "../body-encoding.ts";
import { touches } from "../page-cache/kept-answers.ts";
import type { ReadyAnswer, ReadyBody } from "../page-cache/ready-answer.ts";
import type { PublishedFolder } from "./published-folder.ts";

export interface PageFiles {
  /** A page that is kept was asked for under this target: until it is dropped, the web server finds it by itself. */
  keep(target: string, page: KeptPage): void;
  /** Nobody is sent what the change touches once the second is over in which this was called. */
  drop(change: CatalogueChange): void;
  /** Opens the next second for the web server: to be called shortly before each. A shop that stands still opens none. */
  publish(): void;
  /** From now on the web server asks the shop for everything. */
  close(): void;
}

export interface KeptPage {
  readonly answer: ReadyAnswer;
  readonly encoding: BodyEncoding;
  readonly ready: ReadyBody;
}

interface PageFilesParts {
  readonly folder: PublishedFolder;
  /** The Host that the shop answers for. */
  readonly host: string;
  /** By which pages change. */
  readonly clock: Clock;
  /** By which the web server looks for files: the machine's own. */
  readonly machineClock: Clock;
}

const SECOND_MS = 1000;
/** So many are removed within a few milliseconds. */
const MAX_FILES = 1000;
/** The folder lies in memory: with this the fullest one takes 64 MiB. */
const MAX_PAGE_BYTES = 65_536;
const MAX_TARGET_LENGTH = 200;
/** Nothing that means more to a file system than it says, and no query. */
const PLAIN_TARGET = /^(?:\/|(?:\/[a-z0-9-]+)+)$/;

/** deploy/nginx.conf sends these with every file. */
export const SENT_WITH_FILES: Readonly<Record<string, string>> = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "public, max-age=0, must-revalidate",
  vary: "accept-encoding",
};
const MADE_BY_WEB_SERVER = new Set(["etag", "content-length"]);

/** All methods throw what the file system says. */
export function createPageFiles({ folder, host, clock, machineClock }: PageFilesParts): PageFiles {
  /** By name, the oldest first. */
  const files = new Map<string, ReadyAnswer>();
  /** By the machine's clock, in epoch milliseconds: the end of the last second that was opened. */
  let openUntil = 0;
  let publishedAt = clock.now();

  function remove(name: string): void {
    folder.remove(name);
    files.delete(name);
  }

  function removeAll(isGone: (answer: ReadyAnswer) => boolean): void {
    for (const [name, answer] of files) if (isGone(answer)) remove(name);
  }

  /** Whether it changes by itself before the web server could be kept from sending it. */
  function endsTooSoon({ validUntil }: ReadyAnswer): boolean {
    return validUntil !== undefined && validUntil < clock.now() + openUntil - machineClock.now();
  }

  return {
    keep(target, { answer, encoding, ready }) {
      const name = `${host}${target}.${encoding}`;
      if (files.get(name) === answer || !isPlain(target)) return;
      if (!isSentLikeFiles(ready, encoding) || endsTooSoon(answer)) return;
      const [oldest] = files.keys();
      if (files.size >= MAX_FILES && oldest !== undefined) remove(oldest);
      folder.write(name, { content: ready.body, changedAt: timeOf(ready.body) });
      files.delete(name);
      files.set(name, answer);
    },
    drop: (change) => removeAll(({ tags }) => touches(change, tags)),
    publish() {
      const now = machineClock.now();
      const next = now - (now % SECOND_MS) + SECOND_MS;
      // A clock that was put back makes nothing true that was made after that time.
      const isPutBack = clock.now() < publishedAt;
      publishedAt = clock.now();
      openUntil = next + SECOND_MS;
      removeAll((answer) => isPutBack || endsTooSoon(answer));
      folder.link(next);
    },
    close() {
      files.clear();
      folder.clear();
    },
  };
}

const isPlain = (target: string): boolean => target.length <= MAX_TARGET_LENGTH && PLAIN_TARGET.test(target);

/** Whether the web server sends the file with just the headers that the shop would send. */
function isSentLikeFiles({ headers, body }: ReadyBody, encoding: BodyEncoding): boolean {
  if (encoding === "identity" || body.length > MAX_PAGE_BYTES) return false;
  const wanted = new Map(Object.entries({ ...SENT_WITH_FILES, "content-encoding": encoding }));
  for (let index = 0; index + 1 < headers.length; index += 2) {
    const [name = "", value] = headers.slice(index, index + 2);
    if (MADE_BY_WEB_SERVER.has(name)) continue;
    if (wanted.get(name) !== value) return false;
    wanted.delete(name);
  }
  return wanted.size === 0;
}

/** Another content has another time of change, so that it has another entity tag, too: nginx knows nothing else of it. */
function timeOf(content: Buffer): number {
  return createHash("sha256").update(content).digest().readUInt32BE(0) >>> 1;
}
