import {
  HOME_AGE_MS,
  INVITATION_LIFE_MS,
  INVITATION_MEMORY_MS,
  SESSION_AGE_MS,
  SESSION_IDLE_MS,
  SIGN_IN_LINK_LIFE_MS,
} from "../accounts/account-rules.ts";
import { TRASH_DAYS } from "../trash/trash.ts";

// All that the shop keeps about people, in words for them. A test holds it against the tables of the database and the
// names that the pages use in the browser's storage, so that nothing is kept without being told.

export interface KeptData {
  readonly name: string;
  /** What it is, why it is kept, and for how long. */
  readonly words: string;
}

interface KeptInBrowser extends KeptData {
  /** The key, or what keys of the kind begin with. */
  readonly key: string;
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const days = (ms: number): string => `${String(Math.round(ms / DAY_MS))} days`;

/** In the shop's database: about people who run the shop or try to sign in there, and giveaway winners; nothing about other visitors. */
export const KEPT_ON_SERVER = {
  accounts: {
    name: "Accounts",
    words:
      "name, e-mail address, role, when it was created, and a hash of the password, from which no one can read the password. Stored until the account is removed.",
  },
  sessions: {
    name: "Sessions",
    words: `a hash of each sign-in, whose it is, when it began and was last used, and what kind of device it came from. A session ends after ${days(SESSION_IDLE_MS)} without use and after ${days(SESSION_AGE_MS)} in any case.`,
  },
  attempts: {
    name: "Attempts to sign in",
    words: `to slow down password guessing: how often an e-mail address and an IP address were tried, when the next try is allowed and when the count expires, which is after an hour; and from which networks an account signed in within ${days(HOME_AGE_MS)}. E-mail and IP addresses are kept as hashes. What has expired is ignored, and deleted when someone next tries to sign in.`,
  },
  invitations: {
    name: "Invitations",
    words: `a hash of each invitation link, the e-mail address that it is for, if any, the role that it gives, who made it, and when it was made, used or revoked, and expires. A link works once, for ${String(INVITATION_LIFE_MS / HOUR_MS)} hours. Deleted ${days(INVITATION_MEMORY_MS)} after it expired, when the next one is made.`,
  },
  signInLinks: {
    name: "Sign-in links",
    words: `a hash of each link that the command line printed to sign in once, whose it is, and when it expires, which is after ${String(SIGN_IN_LINK_LIFE_MS / 60_000)} minutes. Deleted when it is used or replaced.`,
  },
  keptAnswers: {
    name: "Repeated requests",
    words:
      "which account created something, hashes and keys of the request, and what the shop answered and when, so that a request sent twice counts once. Used for a day, and deleted when the next such request comes.",
  },
  acts: {
    name: "Audit log",
    words:
      "which account, by name, changed what and when, with the state before and after. That includes the names and e-mail addresses of accounts and invitations, even after they are removed. Entries are never changed or deleted.",
  },
  bulkChanges: {
    name: "Bulk changes",
    words: "which account, by name, started a change of many products, and when.",
  },
  giveaways: {
    name: "Giveaways",
    words: "the sponsor, and the name of a winner, which the public page shows once the winner is announced.",
  },
  trash: {
    name: "Trash",
    words: `what was deleted from the shop, when, and which account, by name, deleted it; deleted giveaways with their winners' names. Stored for ${String(TRASH_DAYS)} days, so that it can be restored.`,
  },
} as const satisfies Readonly<Record<string, KeptData>>;

/** In the visitor's local or session storage. It never leaves the browser unasked. */
export const KEPT_IN_BROWSER = {
  theme: { key: "theme", name: "Light or dark", words: "whether you chose the light or the dark theme." },
  saved: {
    key: "saved",
    name: "Saved items",
    words: "the products that you saved. They leave this browser only in a link that you share yourself.",
  },
  scroll: {
    key: "react-router-scroll-positions",
    name: "Scroll positions",
    words: "how far you had scrolled on each page, until you close the tab.",
  },
  token: {
    key: "token",
    name: "Sign-in",
    words: "the key of a session, for people who run the shop. Deleted when they sign out.",
  },
  drafts: {
    key: "draft:",
    name: "Drafts",
    words: "what people who run the shop typed and did not save yet. They go when it is saved or given up.",
  },
  shortcuts: {
    key: "admin-shortcuts",
    name: "Shortcuts",
    words: "that someone who runs the shop switched single-key shortcuts off.",
  },
} as const satisfies Readonly<Record<string, KeptInBrowser>>;
