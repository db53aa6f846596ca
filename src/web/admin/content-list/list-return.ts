// What a list wants to know when somebody comes back to it from a form: which row, which search, and what to tell.
import type { ContentNoun } from "./content-noun.ts";

export interface SavedNotice {
  readonly title: string;
  /** What the API said about it. */
  readonly warnings: readonly string[];
}

interface Return {
  readonly address: string;
  readonly rowId: string | undefined;
  readonly notice: SavedNotice | undefined;
}

const returns = new Map<ContentNoun["one"], Return>();

const returnTo = ({ one, path }: ContentNoun): Return =>
  returns.get(one) ?? { address: path, rowId: undefined, notice: undefined };

/** `address`: the list with its search, as it is left. */
export function rememberList(noun: ContentNoun, address: string): void {
  returns.set(noun.one, { ...returnTo(noun), address });
}

/** The row whose thing is opened or was saved takes the focus when the list appears again. */
export function rememberRow(noun: ContentNoun, rowId: string, notice?: SavedNotice): void {
  returns.set(noun.one, { ...returnTo(noun), rowId, notice });
}

export const lastListAddress = (noun: ContentNoun): string => returnTo(noun).address;

export const lastRow = (noun: ContentNoun): string | undefined => returnTo(noun).rowId;

export const lastNotice = (noun: ContentNoun): SavedNotice | undefined => returnTo(noun).notice;

/** The list has appeared: row and notice have done their work. */
export function forgetReturn(noun: ContentNoun): void {
  returns.set(noun.one, { ...returnTo(noun), rowId: undefined, notice: undefined });
}
