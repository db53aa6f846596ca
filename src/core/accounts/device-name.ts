/** Browsers by a word that their description holds. The order matters: most of them also name Chrome or Safari. */
const BROWSERS: readonly (readonly [word: string, name: string])[] = [
  ["Edg/", "Edge"],
  ["EdgA/", "Edge"],
  ["EdgiOS/", "Edge"],
  ["OPR/", "Opera"],
  ["Opera", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Vivaldi/", "Vivaldi"],
  ["YaBrowser/", "Yandex Browser"],
  ["DuckDuckGo/", "DuckDuckGo"],
  ["FxiOS/", "Firefox"],
  ["Firefox/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chromium/", "Chromium"],
  ["HeadlessChrome/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
];

/** Systems likewise: Android also names Linux, an iPhone also names the Mac. */
const SYSTEMS: readonly (readonly [word: string, name: string])[] = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["CrOS", "ChromeOS"],
  ["Macintosh", "Mac"],
  ["Linux", "Linux"],
];

/** Programs that say who they are at the start of their description. */
const PROGRAMS: readonly (readonly [word: string, name: string])[] = [
  ["curl/", "curl"],
  ["Wget/", "Wget"],
  ["HTTPie/", "HTTPie"],
  ["PostmanRuntime/", "Postman"],
  ["insomnia/", "Insomnia"],
  ["python-requests/", "Python script"],
  ["python-httpx/", "Python script"],
  ["Go-http-client/", "Go program"],
  ["node", "Node program"],
  ["undici", "Node program"],
];

export const UNKNOWN_DEVICE = "Unknown device";

/** Real descriptions have some 200 characters; what comes after that names nothing. */
const READ_CHARACTERS = 512;

/**
 * A short name for where a session was opened, such as "Firefox on Windows", from a browser's `User-Agent`. It is put
 * together from the words above alone, so that nothing of the header itself is ever kept or shown.
 */
export function toDeviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? "").slice(0, READ_CHARACTERS);
  const program = PROGRAMS.find(([word]) => text.startsWith(word))?.[1];
  if (program !== undefined) return program;
  const browser = BROWSERS.find(([word]) => text.includes(word))?.[1];
  const system = SYSTEMS.find(([word]) => text.includes(word))?.[1];
  if (browser === undefined) return system ?? UNKNOWN_DEVICE;
  return system === undefined ? browser : `${browser} on ${system}`;
}
