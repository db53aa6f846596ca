import { z } from "zod";
import { isBlank } from "../text/clean-text.ts";
import { type ImageAddress, parseImageAddress } from "../text/image-address.ts";
import { type AddressResult, parseSafeUrl, type SafeUrl } from "../text/safe-url.ts";
import { boundedList } from "./bounded-list.ts";

/** The longest address that `parseSafeUrl` takes. */
const ADDRESS_MAX = 8192;

/** An affiliate link that must be there. */
export function requiredLink(label: string) {
  const required = `${label} is required.`;
  return z
    .string({ error: ({ input }) => (input === undefined || input === null ? required : `${label} must be text.`) })
    .meta({ minLength: 1, maxLength: ADDRESS_MAX })
    .refine((text) => !isBlank(text), { error: required, abort: true })
    .transform(through(parseSafeUrl));
}

/** An optional link; "" if there is none. */
export function optionalLink(label: string) {
  return z
    .string({ error: `${label} must be text.` })
    .meta({ maxLength: ADDRESS_MAX })
    .nullish()
    .transform((text, context): SafeUrl | "" => {
      if (text === undefined || text === null || isBlank(text)) return "";
      return through(parseSafeUrl)(text, context);
    });
}

/** One picture; "" is none. */
export function optionalImage(label: string) {
  return z
    .string({ error: `${label} must be the address of a picture.` })
    .meta({ maxLength: ADDRESS_MAX })
    .nullish()
    .transform((text, context): ImageAddress | "" => {
      if (text === undefined || text === null || isBlank(text)) return "";
      return through(parseImageAddress)(text, context);
    });
}

/** Pictures in the owner's order; empty entries are skipped, as the form does. */
export function imageList(label: string, max: number) {
  const address = z.string({ error: `Each of ${label} must be the address of a picture.` });
  const limits = {
    max,
    error: `${label} must be a list of addresses.`,
    tooLong: `There may be at most ${max} ${label}.`,
  };
  return boundedList(address.meta({ maxLength: ADDRESS_MAX }), limits)
    .nullish()
    .transform((texts, context) => {
      const addresses: ImageAddress[] = [];
      for (const [index, text] of (texts ?? []).entries()) {
        if (isBlank(text)) continue;
        const result = parseImageAddress(text);
        if (result.ok) addresses.push(result.url);
        else context.addIssue({ code: "custom", message: result.reason, path: [index] });
      }
      return addresses;
    });
}

/** Lifts a parser of the pure rules into a transform that reports its reason. */
function through<Address extends string>(parse: (text: string) => AddressResult<Address>) {
  return (text: string, context: z.RefinementCtx): Address => {
    const result = parse(text);
    if (result.ok) return result.url;
    context.addIssue({ code: "custom", message: result.reason });
    return z.NEVER;
  };
}
