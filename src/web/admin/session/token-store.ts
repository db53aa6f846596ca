import { browserStorage } from "../../browser/browser-storage.ts";

/** The browser's key for the session token (specification, section 9). */
export const TOKEN_KEY = "token";

// Read anew for each call: another tab may have signed in or out.

export const readToken = (): string | undefined => browserStorage.getItem(TOKEN_KEY) ?? undefined;

export const keepToken = (token: string): void => void browserStorage.setItem(TOKEN_KEY, token);

export const forgetToken = (): void => browserStorage.removeItem(TOKEN_KEY);
