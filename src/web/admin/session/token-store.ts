/** The browser's key for the session token (specification, section 9). */
const TOKEN_KEY = "token";

// Read anew for each call: another tab may have signed in or out. A browser without storage counts as signed out.

export function readToken(): string | undefined {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Nothing was kept.
  }
}
