import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from "react-hook-form";
import type { z } from "zod";

/** A rule about several fields. Zod checks those only once every field is right, so that some errors would come late. */
export interface CrossFieldRule<Values> {
  /** The rule waits until none of these has an error of its own. */
  readonly fields: readonly (keyof Values & string)[];
  /** Undefined where the values agree. */
  readonly problemIn: (values: Values) => CrossFieldProblem<Values> | undefined;
}

interface CrossFieldProblem<Values> {
  readonly field: keyof Values & string;
  readonly message: string;
}

/**
 * Checks a form by the schema that the API checks with. The form keeps its own, narrower values (no absent lists, no
 * nulls), and they are sent as typed: cleaning is the server's part.
 */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodType<unknown, FieldValues>,
  crossFieldRules: readonly CrossFieldRule<Values>[] = [],
): Resolver<Values> {
  const check = zodResolver(schema, undefined, { raw: true });
  return async (values, context, options) => {
    // The schema names the same fields as the form, so the errors stand under the form's names.
    const { errors: fieldErrors } = await check(values, context, options as unknown as ResolverOptions<FieldValues>);
    const errors = { ...fieldErrors, ...crossFieldErrors(crossFieldRules, values, fieldErrors) };
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<Values> };
  };
}

function crossFieldErrors<Values extends FieldValues>(
  rules: readonly CrossFieldRule<Values>[],
  values: Values,
  fieldErrors: object,
): FieldErrors {
  const problems = rules
    .filter(({ fields }) => !fields.some((name) => name in fieldErrors))
    .map(({ problemIn }) => problemIn(values))
    .filter((problem) => problem !== undefined);
  return Object.fromEntries(problems.map(({ field, message }) => [field, { type: "custom", message }]));
}
