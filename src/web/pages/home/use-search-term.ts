import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

/** Browsers limit how often the address may change; a pause in typing is soon enough. */
const WRITE_DELAY_MS = 200;

export interface SearchTerm {
  readonly term: string;
  readonly setTerm: (term: string) => void;
}

/** The term as typed. The address follows it, replacing its entry and keeping its filters; an address that came otherwise, as on Back, sets it. */
export function useSearchTerm(): SearchTerm {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get("q") ?? "";
  const [term, setTerm] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== written) {
      setWritten(inAddress);
      setTerm(inAddress);
    }
  }
  useEffect(() => {
    if (term === written) return undefined;
    const timer = setTimeout(() => {
      setWritten(term);
      setParams(
        (address) => {
          address.delete("after");
          if (term === "") address.delete("q");
          else address.set("q", term);
          return address;
        },
        { replace: true, preventScrollReset: true },
      );
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [term, written, setParams]);
  return { term, setTerm };
}
