import { type Finding, fail, ok } from "./finding.ts";

/** Before 24.15 Node bundles a SQLite that can damage a WAL database; 3.51.3 mended it. */
const LEAST = { node: "24.15.0", sqlite: "3.51.3" } as const;

type Versions = Readonly<Record<keyof typeof LEAST, string | undefined>>;

/** Whether Node and the SQLite in it are new enough. */
export function checkRuntime({ node = "0", sqlite = "0" }: Versions): Finding[] {
  const isNewEnough = isAtLeast(node, LEAST.node) && isAtLeast(sqlite, LEAST.sqlite);
  if (isNewEnough) return [ok(`Node ${node} with SQLite ${sqlite}.`)];
  return [
    fail(
      `Node ${node} with SQLite ${sqlite} is too old: it can damage the database.`,
      `Start through npm or the release's own program, which bring theirs, or install Node ${LEAST.node} or newer.`,
    ),
  ];
}

function isAtLeast(version: string, least: string): boolean {
  const [parts, leastParts] = [version, least].map((text) => text.split(".").map(Number));
  for (const [index, part] of (leastParts ?? []).entries()) {
    const own = parts?.[index] ?? 0;
    if (own !== part) return own > part;
  }
  return true;
}
