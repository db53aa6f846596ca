import type { z } from "zod";

type Plain<Value> = Value extends readonly (infer Item)[]
  ? Plain<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Plain<Value[Key]> }
    : Value;

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** `true` where a schema describes exactly what its presenter answers; the schema's file then does not compile otherwise. */
export type Agrees<Schema extends z.ZodType, Json> = Same<Plain<z.output<Schema>>, Plain<Json>>;

/** Fails to compile unless given `true`. */
export const agree = <_Proof extends true>(): void => {};
