import type { ComponentType } from "react";
import type { ContentNoun } from "./content-noun.ts";

export interface ContentItem {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly image: string;
}

export interface ContentPartProps<Item> {
  readonly item: Item;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What the list of one kind of content shows, and where it gets it. */
export interface ContentKind<Item extends ContentItem> {
  readonly noun: ContentNoun;
  readonly load: (signal: AbortSignal) => Promise<readonly Item[]>;
  readonly remove: (id: string) => Promise<void>;
  /** Between the title and the status. */
  readonly columns: readonly { readonly name: string; readonly Cell: ComponentType<ContentPartProps<Item>> }[];
  /** Badges in the words that shoppers read, and below them what the owner should know. */
  readonly Status: ComponentType<ContentPartProps<Item>>;
  /** When a status changes by itself; absent where none does. */
  readonly nextChangeAfter?: (item: Item, now: number) => number | undefined;
}
