/** Says something to whoever started the process. That nobody listens any more, or can, is no reason to end. */
export function sayToTerminal(text: string): void {
  process.stdout.on("error", () => {});
  process.stdout.write(text);
}
