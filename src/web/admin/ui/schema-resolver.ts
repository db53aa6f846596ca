import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from "react-hook-form";
import type { z } from "zod";

/**
 * Checks a form by the schema that the API checks with. The form keeps its own, narrower values (no absent lists, no
 * nulls), and they are sent as typed: cleaning is the server's part.
 */
export function schemaResolver<Values extends FieldValues>(schema: z.ZodType<unknown, FieldValues>): Resolver<Values> {
  const check = zodResolver(schema, undefined, { raw: true });
  return async (values, context, options) => {
    // The schema names the same fields as the form, so the errors stand under the form's names.
    const { errors } = await check(values, context, options as unknown as ResolverOptions<FieldValues>);
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<Values> };
  };
}
