import { servesThisMachineOnly } from "../api/caller.ts";
import type { Config } from "../platform/config.ts";

interface OpeningFacts {
  readonly config: Config;
  readonly needsOwner: boolean;
  readonly setupToken: string;
}

/** What a person who started the shop reads: where it is, and what to open next. */
export function openingWords({ config, needsOwner, setupToken }: OpeningFacts): string {
  const lines = [`Regretless is open at ${config.baseUrl}`];
  if (needsOwner && config.registration !== "closed") {
    lines.push(`  Create your account: ${config.baseUrl}/admin/login#setup=${setupToken}`);
    lines.push(
      servesThisMachineOnly(config)
        ? "  Until then, don't forward this port: anyone who can reach it can create the first account and own the shop."
        : "  Keep this link secret: the first person to open it owns the shop.",
    );
  } else {
    lines.push(`  Admin: ${config.baseUrl}/admin`);
  }
  lines.push("  Stop it with Ctrl+C.");
  return `\n${lines.join("\n")}\n\n`;
}
