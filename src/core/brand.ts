declare const brand: unique symbol;

/** A string or number that only its parser or maker may produce. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
