import type { PageFiles } from "./page-files.ts";

interface Reported {
  /** Hears of a failure, unless the one before it was less than a minute ago. */
  readonly onFailure: (error: unknown) => void;
}

const QUIET_MS = 60_000;

/**
 * What the file system refuses reaches nobody who asks for a page: the files are given up, the web server asks the shop
 * again, and the next second begins with new ones. `open` throws where it cannot, at once and later.
 */
export function beginAnewOnFailure(open: () => PageFiles, { onFailure }: Reported): PageFiles {
  let files: PageFiles | undefined = open();
  let reportedAt = Number.NEGATIVE_INFINITY;

  /** False where it failed. */
  function attempt(work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      if (performance.now() - reportedAt > QUIET_MS) onFailure(error);
      reportedAt = performance.now();
      return false;
    }
  }

  function use(work: (opened: PageFiles) => void): void {
    const opened = files;
    if (opened === undefined || attempt(() => work(opened))) return;
    files = undefined;
    attempt(opened.close);
  }

  return {
    keep: (target, page) => use((opened) => opened.keep(target, page)),
    drop: (change) => use((opened) => opened.drop(change)),
    publish() {
      if (files === undefined) attempt(() => (files = open()));
      use((opened) => opened.publish());
    },
    close() {
      use((opened) => opened.close());
      files = undefined;
    },
  };
}
