/** Characters; no other rule about what a password is made of (NIST SP 800-63B, 3.1.1.2). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 1024;
/** RFC 5321 leaves 254 characters for an address. */
export const EMAIL_MAX = 254;
export const USERNAME_MAX = 100;

/** The form under which an e-mail counts as the same one. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

const DAY_MS = 24 * 60 * 60_000;

/** A session ends after a week without use and after a month in any case. */
export const SESSION_IDLE_MS = 7 * DAY_MS;
export const SESSION_AGE_MS = 30 * DAY_MS;

/** For so long a network from which an account signed in counts as one of its own. */
export const HOME_AGE_MS = 90 * DAY_MS;

/** `last used` is written at most this often: reading must not cost a write each time. */
export const SESSION_TOUCH_MS = 60_000;

/** A registration that has not ended by then gives up its claim on the first account. */
export const CLAIM_LAPSE_MS = 30_000;

/** How long an invitation link works. */
export const INVITATION_LIFE_MS = 3 * DAY_MS;

/** How long a sign-in link from the command line works. */
export const SIGN_IN_LINK_LIFE_MS = 15 * 60_000;

/** So long an invitation that has expired is still told apart from one that never was. */
export const INVITATION_MEMORY_MS = 90 * DAY_MS;
