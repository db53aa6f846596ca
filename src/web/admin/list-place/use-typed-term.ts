import { useEffect, useEffectEvent, useState } from "react";

/** Browsers limit how often the address may change; a pause in the typing is soon enough. */
const PAUSE_MS = 250;

interface TypedTermOptions {
  /** The term in the address, trimmed. */
  readonly inAddress: string;
  /** Puts a term into the address; it may come to stand there late. */
  readonly write: (term: string) => void;
}

interface TypedTerm {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** Before the pause is over. */
  readonly writeNow: () => void;
}

/** What is typed into a search box. The address follows it; one that came otherwise, as on Back, sets it. */
export function useTypedTerm({ inAddress, write }: TypedTermOptions): TypedTerm {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  /** On their way into the address: whoever typed on meanwhile keeps what they typed. */
  const [written, setWritten] = useState<readonly string[]>([]);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (written.includes(inAddress)) {
      setWritten(written.slice(written.indexOf(inAddress) + 1));
    } else {
      setWritten([]);
      setTyped(inAddress);
    }
  }
  const term = typed.trim();
  const writeNow = (): void => {
    if (term === (written.at(-1) ?? inAddress)) return;
    setWritten([...written, term]);
    write(term);
  };
  const writeLater = useEffectEvent(writeNow);
  useEffect(() => {
    const timer = setTimeout(() => writeLater(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term]);
  return { typed, setTyped, writeNow };
}
