/** What an answer was made of, gathered while it is made: by it the answer is kept, and dropped at the right moment. */
export interface ReadingRecord {
  readonly tags: ReadonlySet<string>;
  tag(name: string): void;
  /** The answer changes by itself at this instant (epoch ms), the earliest one counts. */
  changesAt(instant: number | undefined): void;
  validUntil(): number | undefined;
}

export function createReadingRecord(): ReadingRecord {
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
