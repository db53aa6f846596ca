/** Every error of the API. `detail` is a sentence for people, `code` a word for programs. */
export interface ProblemJson {
  readonly detail: string;
  readonly code: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  /** On 409: the entity as it stands now. */
  readonly current?: unknown;
}

/** What the owner should know about something that was accepted all the same. */
export interface WarningJson {
  readonly field: string;
  readonly message: string;
}
