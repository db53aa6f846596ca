/** Lowercase ASCII with single spaces inside: most titles are this except for case. */
export const FOLDED_ASCII = /^(?:[!-_a-~]+(?: [!-_a-~]+)*)?$/;
