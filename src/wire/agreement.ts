import type { z } from "zod";

type Plain<Value> = Value extends readonly (infer Item)[]
  ? Plain<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Plain<Value[Key]> }
    : Value;

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** `true` where a schema describes exactly what its presenter answers. */
type Agrees<Schema extends z.ZodType, Json> = Same<Plain<z.output<Schema>>, Plain<Json>>;

/** Names the schema of a JSON type; does not compile where the two differ: `describes<ProductJson>()(z.object(…))`. */
export const describes =
  <Json>() =>
  <Schema extends z.ZodType>(schema: Schema & (Agrees<Schema, Json> extends true ? Schema : never)): Schema =>
    schema;
