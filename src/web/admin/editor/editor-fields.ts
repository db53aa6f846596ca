import type { EditorField } from "./editor-kind.ts";

/** The part of a kind that is about its fields. */
export interface NamedFields {
  readonly name: string;
  readonly fields: readonly EditorField[];
}

export function labelOf({ fields }: NamedFields, name: string): string {
  return fields.find((field) => field.name === name)?.label ?? name;
}

/** The field that an API error means: `images.2` and `images[2]` are at the pictures. */
export function fieldOf({ fields }: NamedFields, path: string): EditorField | undefined {
  const [head] = path.split(/[.[]/, 1);
  return fields.find((field) => field.name === head);
}

/** The id of the control that a label, an error and a link in the error summary point to. */
export const controlIdOf = (kind: NamedFields, name: string): string => `${kind.name}-${name.replaceAll("_", "-")}`;
