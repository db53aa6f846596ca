import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { CrossFieldRule } from "../ui/schema-resolver.ts";

export interface EditorField {
  /** The API's name, so that its errors find the field. */
  readonly name: string;
  readonly label: string;
  /** What one entry of a list is called, as in "Image 2: This is a video." */
  readonly entry?: string;
}

/** What the API gives back carries the version that others may have replaced meanwhile. */
export interface Versioned {
  readonly updated_at: string;
}

export interface EditorWords {
  readonly unsaved: string;
  readonly notSaved: string;
  readonly changedMeanwhile: string;
  /** Omitted if it can't be deleted. */
  readonly deletedMeanwhile?: string;
  /** The toast where the server gives no sentence of its own. */
  readonly failedToSave: string;
}

/** All that tells the form of one noun from that of another. */
export interface EditorKind<Values extends FieldValues, Saved extends Versioned> {
  /** Starts the ids of the controls and the names of the drafts. */
  readonly name: string;
  readonly words: EditorWords;
  /** In the form's order. */
  readonly fields: readonly EditorField[];
  readonly blank: Values;
  /** What a kept draft looks like where the blank form does not show it, such as the entries of a list of objects. */
  readonly shape?: Values;
  /** The one that the API checks with. */
  readonly schema: z.ZodType<unknown, FieldValues>;
  readonly crossFieldRules?: readonly CrossFieldRule<Values>[];
  readonly toValues: (saved: Saved) => Values;
  /** What is still in a box and would be kept on saving; absent where there are no such boxes. */
  readonly complete?: (values: Values) => Values;
  /** A value as text that can be read beside another version's. Absent: `toReadable`. */
  readonly readable?: (value: unknown, name: string) => string;
  /** What of a value counts as a change. Absent: all of it. */
  readonly comparable?: (value: unknown, name: string) => unknown;
  /** Lists of strings whose order doesn't matter: additions and removals of two versions are merged. */
  readonly unordered?: readonly string[];
}

export function editorWords(noun: string): Omit<EditorWords, "failedToSave"> {
  return {
    unsaved: `Your changes to this ${noun} are not saved.`,
    notSaved: `The ${noun} was not saved`,
    changedMeanwhile: `This ${noun} was changed meanwhile`,
    deletedMeanwhile: `This ${noun} was deleted while you were editing`,
  };
}
