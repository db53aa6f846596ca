// Ready answers by key, dropped by what they were made of and by the clock.
import type { CatalogueChange } from "../../core/catalogue-change.ts";
import { nextFairTurn } from "../../core/time/next-turn.ts";
import { createKeptAnswers, touches } from "./kept-answers.ts";
import type { ReadyAnswer } from "./ready-answer.ts";

export interface PageCache {
  /** What is kept for a request target as it was spelled; `now` in epoch milliseconds. */
  find(target: string, now: number): ReadyAnswer | undefined;
  /** What is kept for the key, else what `make` answers: of many that ask at once, one makes it. */
  obtain(wanted: WantedAnswer, make: Make): Promise<ReadyAnswer | undefined>;
  /** Nobody who asks from now on is answered with what the change touches. */
  drop(change: CatalogueChange): void;
}

type Make = () => Promise<ReadyAnswer | undefined>;

export interface WantedAnswer {
  readonly key: string;
  /** The request target as it was spelled. */
  readonly target: string;
  /** When it was asked for. */
  readonly now: number;
}

interface Flight {
  readonly answer: Promise<ReadyAnswer | undefined>;
  /** What changed while it was under way. */
  readonly changes: CatalogueChange[];
}

/** `maxBytes`: how much memory all answers together may take; 0 keeps nothing. */
export function createPageCache({ maxBytes }: { readonly maxBytes: number }): PageCache {
  const kept = createKeptAnswers(maxBytes);
  /** By key: those that may still be joined. */
  const flights = new Map<string, Flight>();
  const underWay = new Set<Flight>();

  function start({ key, now }: WantedAnswer, make: Make): Flight {
    const changes: CatalogueChange[] = [];
    const flight: Flight = { changes, answer: land(make) };
    flights.set(key, flight);
    underWay.add(flight);
    const end = () => {
      underWay.delete(flight);
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.answer.then(end, end);
    return flight;

    async function land(making: Make) {
      // With the embedded database nothing else would be read from the network until the answer is made: those who ask
      // for the same at the same moment get the time to join.
      await nextFairTurn();
      const answer = await making();
      // Of what it read, something may be from before a change.
      const isCurrent = answer !== undefined && !changes.some((change) => touches(change, answer.tags));
      if (isCurrent) kept.keep(key, answer, now);
      return answer;
    }
  }

  async function fly(wanted: WantedAnswer, make: Make): Promise<ReadyAnswer | undefined> {
    const joined = flights.get(wanted.key);
    const answer = await (joined ?? start(wanted, make)).answer;
    // It began earlier than this request: the moment at which it changes by itself may lie between them.
    const isOver = joined !== undefined && answer?.validUntil !== undefined && answer.validUntil <= wanted.now;
    return isOver ? start(wanted, make).answer : answer;
  }

  return {
    find: kept.find,
    async obtain(wanted, make) {
      const { key, target, now } = wanted;
      const answer = kept.get(key, now) ?? (await fly(wanted, make));
      kept.note(target, key);
      return answer;
    },
    drop(change) {
      kept.drop(change);
      for (const flight of underWay) flight.changes.push(change);
      // They may have read before the change: whoever asks now is not answered by them.
      flights.clear();
    },
  };
}
