/** First come, first served: one holder at a time. */
export interface Turns {
  take(): Promise<void>;
  giveBack(): void;
}

export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let taken = false;
  return {
    async take() {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      taken = true;
    },
    giveBack() {
      const next = waiting.shift();
      // The turn goes from hand to hand: it stays taken, so that nobody slips in between.
      if (next) next();
      else taken = false;
    },
  };
}
