import { ApiError, sentenceOf } from "../api/api-error.ts";

interface ServerError<Field extends string> {
  readonly field: Field | "root";
  readonly message: string;
}

/** What the server found wrong: at the form's fields where it names them, else for the whole form. */
export function serverErrors<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): readonly ServerError<Field>[] {
  const named = (error instanceof ApiError ? error.errors : []).flatMap(({ field: name, message }) => {
    const field = fields.find((candidate) => candidate === name);
    return field === undefined ? [] : [{ field, message }];
  });
  return named.length > 0 ? named : [{ field: "root", message: sentenceOf(error) }];
}
