// Lists whose length is checked before their elements: an oversized list costs one error, however long it is.
import { z } from "zod";

interface ListLimits {
  readonly max: number;
  /** The message for something that is no list. */
  readonly error: string;
  /** The message for a list with more than `max` elements. */
  readonly tooLong: string;
  /** For nested elements: the maximum number of objects and lists in all of them together. */
  readonly maxNested?: number;
  /** Whether checks of the surrounding schema are skipped for a list that is too long. */
  readonly abort?: boolean;
}

interface BoundedDefinition extends z.core.$ZodArrayDef {
  readonly max: number;
  readonly tooLong: string;
  readonly maxNested: number | undefined;
}

// Zod's own array validates every element before it looks at the length.
const BoundedArray = z.core.$constructor<z.ZodArray, BoundedDefinition>("BoundedArray", (schema, definition) => {
  z.ZodArray.init(schema, definition);
  const { max, tooLong, maxNested } = definition;
  const { _zod: internals } = schema;
  const parseElements = internals.parse;
  internals.parse = (payload, context) => {
    const { value } = payload;
    // The list's own `max` check, which runs next, reports the length.
    if (Array.isArray(value) && value.length > max) return payload;
    if (maxNested === undefined || countsAtMost(value, maxNested)) return parseElements(payload, context);
    payload.issues.push({ code: "custom", input: value, inst: schema, message: tooLong });
    return payload;
  };
});

/** A list of at most `max` elements. Anything longer is reported in one error, and no element is visited. */
export function boundedList<Item extends z.ZodType>(item: Item, limits: ListLimits) {
  const { max, error, tooLong, maxNested, abort = true } = limits;
  const list = new BoundedArray({ type: "array", element: item, error: () => error, max, tooLong, maxNested });
  return list.max(max, { error: tooLong, abort }) as unknown as z.ZodArray<Item>;
}

/** Whether a value contains at most `max` objects and lists. Not recursive, because the input decides the depth. */
function countsAtMost(value: unknown, max: number): boolean {
  const waiting: unknown[] = [value];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    count += 1;
    if (count > max) return false;
    for (const child of Object.values(next as object)) {
      if (typeof child === "object" && child !== null) waiting.push(child);
    }
    if (waiting.length > max) return false;
  }
  return true;
}
