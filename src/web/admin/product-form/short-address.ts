const LONGEST = 40;

/** The end of an address, by which its owner knows it: the file's name, shortened in the middle. */
export function shortAddress(address: string): string {
  const [path = address] = address.split(/[?#]/, 1);
  const name = path.split("/").findLast((part) => part !== "") ?? address;
  if (name.length <= LONGEST) return name;
  const half = LONGEST / 2;
  return `${name.slice(0, half)}…${name.slice(-half)}`;
}
