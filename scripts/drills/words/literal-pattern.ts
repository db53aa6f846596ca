/** The source of a regular expression that matches just this text. */
export const literalPattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
