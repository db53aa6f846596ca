/** One or more publishes: what the public sees is no longer as it was. */
export interface CatalogueChange {
  /** `catalogue_version` afterwards. */
  readonly version: number;
  /** What was changed, by the names under which readings are tagged; "everything" where that is not known. */
  readonly tags: ReadonlySet<string> | "everything";
}
