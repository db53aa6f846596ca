import { createContext } from "react-router";
import type { Settings } from "../../core/settings/settings.ts";
import type { ShopReader } from "./shop-reader.ts";

/** What the server hands to every page that it renders. */
export interface PageContext {
  readonly reader: ShopReader;
  readonly readSettings: () => Promise<Settings>;
  /** Epoch milliseconds: badges and states of the first render are worked out from it. */
  readonly renderedAt: number;
  /** Scheme, host and port of the shop, without a slash at the end. */
  readonly baseUrl: string;
  /** With "placeholder" the content screens are the specification's placeholders. */
  readonly adminContent: "full" | "placeholder";
  /** Logs a read that failed; the page goes on with its empty or not-found state. */
  readonly reportFailure: (error: unknown) => void;
  /** Marks the scripts of this render; the renderer swaps it for their hashes. */
  readonly nonce: string;
  /** Where the page's policy stands: a proxy that keeps the page reads every header again with each hit. */
  readonly policyIn: "header" | "page";
  /**
   * Takes the rendered document as it is, UTF-8, past the body of the Response, where its bytes would be copied twice.
   * Without it the Response carries the document.
   */
  readonly takeDocument?: (html: Buffer) => void;
}

export const pageContext = createContext<PageContext>();
