export const FIELD_STYLE =
  "w-full rounded-field border-2 border-control bg-card px-4 py-2 text-base text-ink placeholder:text-quiet focus-visible:border-plum aria-invalid:border-cherry disabled:opacity-60";
