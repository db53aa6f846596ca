/** What a page read, gathered while it renders: the seam on which a page cache stands. */
export interface PageRecord {
  readonly tags: ReadonlySet<string>;
  tag(name: string): void;
  /** The page changes by itself at this instant (epoch ms), the earliest one counts. */
  changesAt(instant: number | undefined): void;
  validUntil(): number | undefined;
}

export function createPageRecord(): PageRecord {
  const tags = new Set<string>();
  let earliest: number | undefined;
  return {
    tags,
    tag: (name) => void tags.add(name),
    changesAt(instant) {
      if (instant === undefined) return;
      earliest = earliest === undefined ? instant : Math.min(earliest, instant);
    },
    validUntil: () => earliest,
  };
}
