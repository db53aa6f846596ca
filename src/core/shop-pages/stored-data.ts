import { HOME_AGE_MS, SESSION_AGE_MS, SESSION_IDLE_MS, SIGN_IN_LINK_LIFE_MS } from "../accounts/account-rules.ts";

// All that the shop keeps about people, in words for them. A test holds it against the tables of the database and the
// names that the pages use in the browser's storage, so that nothing is kept without being told.

export interface KeptData {
  readonly name: string;
  /** What it is, why it is kept, and for how long. */
  readonly words: string;
}

const DAY_MS = 24 * 60 * 60_000;
const days = (ms: number): string => `${String(Math.round(ms / DAY_MS))} days`;

/** In the shop's database: all about people who run the shop or try to sign in there, nothing about other visitors. */
export const KEPT_ON_SERVER = {
  accounts: {
    name: "Accounts",
    words:
      "name, e-mail address, and a hash of the password from which nobody can read the password. Kept until the account is removed.",
  },
  sessions: {
    name: "Sessions",
    words: `a hash of each sign-in, when it began and was last used, and what kind of device it came from. A session ends after ${days(SESSION_IDLE_MS)} without use and after ${days(SESSION_AGE_MS)} in any case.`,
  },
  attempts: {
    name: "Attempts to sign in",
    words: `how often an e-mail and a network address were tried within the hour, and from which networks an account signed in within ${days(HOME_AGE_MS)}. E-mails and addresses are kept as hashes.`,
  },
  invitations: {
    name: "Invitations",
    words: "a hash of each invitation link, who made it, and when. A link works once and only for 72 hours.",
  },
  signInLinks: {
    name: "Sign-in links",
    words: `a hash of each link that the command line printed to sign in once, and whose it is. A link works for ${String(SIGN_IN_LINK_LIFE_MS / 60_000)} minutes.`,
  },
  keptAnswers: {
    name: "Repeated requests",
    words: "for a day, what the shop answered when something was created, so that a request sent twice counts once.",
  },
  acts: {
    name: "Audit log",
    words: "which account changed what and when, with the state before and after. It is only ever added to.",
  },
} as const satisfies Readonly<Record<string, KeptData>>;

/** In the local storage of whoever looks at the shop; it never leaves their browser unasked. */
export const KEPT_IN_BROWSER = {
  theme: { name: "Light or dark", words: "which of the two looks you chose." },
  saved: {
    name: "Saved items",
    words: "the products that you saved. They leave this browser only in a link that you share yourself.",
  },
  token: { name: "Sign-in", words: "the key of a session, for people who run the shop. It goes when they sign out." },
  drafts: {
    name: "Drafts",
    words: "what people who run the shop typed and did not save yet. They go when it is saved or given up.",
  },
  shortcuts: { name: "Shortcuts", words: "that somebody who runs the shop switched single-key shortcuts off." },
} as const satisfies Readonly<Record<string, KeptData>>;
