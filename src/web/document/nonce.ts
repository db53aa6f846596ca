import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The nonce of this render on the server; undefined in the browser, where the policy's hashes do the work. */
export const useNonce = (): string | undefined => useContext(NonceContext);
