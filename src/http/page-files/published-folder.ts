// The folder that the web server looks into: for each second a link to the files that may be sent in it.
import {
  accessSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { nameSecond } from "./name-second.ts";

/**
 * Everything is done before a call returns (a page takes some 130 µs where the folder lies in memory): what was removed,
 * nobody opens anymore. All methods throw what the file system says.
 */
export interface PublishedFolder {
  /**
   * The file is there in whole or not at all, and every user may read it. `name`: a relative path without dots in its
   * folders. `changedAt`: its time of change, in seconds; nginx makes the entity tag of it.
   */
  write(name: string, file: { readonly content: Buffer; readonly changedAt: number }): void;
  remove(name: string): void;
  /** All files may be sent in the second that begins then (epoch milliseconds). Earlier links go, but for the newest. */
  link(second: number): void;
  /** Nothing may be sent anymore of what this process wrote. */
  clear(): void;
}

const LINK = /^\d{4}-\d\d-\d\dT[\d:]+[+-]\d\d:\d\d$/;
/** No host begins like this. */
const UNFINISHED = ".unfinished";
/** Whatever the process's own mask is: the web server is another user. */
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;

/**
 * Makes the folder where it is missing, and removes what processes that are gone left in it, but nothing else: neither
 * other files nor what belongs to another process, which only a mistake lets share the folder.
 */
export function openPublishedFolder(folder: string): PublishedFolder {
  const own = nameFiles(process.pid);
  const files = join(folder, own);
  /** Those that were made in `files`. */
  const folders = new Set<string>();
  let links: readonly string[] = [];

  function makeParents(name: string): void {
    const parent = dirname(name);
    if (folders.has(parent)) return;
    if (parent !== ".") makeParents(parent);
    makeFolder(join(files, parent));
    folders.add(parent);
  }

  function removeOf(isGone: (owner: number) => boolean): void {
    const entries = readdirSync(folder, { withFileTypes: true });
    // The links first: they are the way to the files.
    for (const entry of entries.filter((each) => each.isSymbolicLink() && LINK.test(each.name))) {
      const link = join(folder, entry.name);
      if (isGone(ownerOf(readlinkSync(link)))) removeFile(link);
    }
    for (const entry of entries.filter((each) => each.isDirectory() && isGone(ownerOf(each.name)))) {
      rmSync(join(folder, entry.name), { recursive: true, force: true });
    }
  }

  function clear(): void {
    removeOf((owner) => owner === process.pid);
    folders.clear();
    links = [];
  }

  makeFolder(folder);
  removeOf((owner) => owner === process.pid || (owner > 0 && !isRunning(owner)));

  return {
    write(name, { content, changedAt }) {
      makeParents(name);
      const unfinished = join(files, UNFINISHED);
      writeFileSync(unfinished, content);
      chmodSync(unfinished, FILE_MODE);
      utimesSync(unfinished, changedAt, changedAt);
      renameSync(unfinished, join(files, name));
    },
    remove: (name) => removeFile(join(files, name)),
    link(second) {
      const link = join(folder, nameSecond(second));
      if (links.includes(link)) return;
      // Somebody else may have removed it: then the files are gone, too.
      if (folders.size > 0) accessSync(files);
      // By its name alone, so that the folder may have another path for the web server.
      symlinkSync(own, link);
      // The second before it is not over yet.
      for (const past of links.slice(0, -1)) removeFile(past);
      links = [...links.slice(-1), link];
    },
    clear,
  };
}

const nameFiles = (pid: number): string => `regretless-pages-${pid}`;

/** The process whose files a folder of that name holds; 0: not one of ours. */
const ownerOf = (name: string): number => Number(/^regretless-pages-(\d+)$/.exec(name)?.[1] ?? 0);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs as another user.
    return hasCode(error, "EPERM");
  }
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    // One that is there already keeps the rights that it has.
    if (hasCode(error, "EEXIST")) return;
    throw error;
  }
  chmodSync(path, FOLDER_MODE);
}

function removeFile(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;
