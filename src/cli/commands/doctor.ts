import { type Command, FaultsFound } from "../command.ts";
import { examine } from "../doctor/examine.ts";
import type { Finding } from "../doctor/finding.ts";

/** `shop doctor`: looks at the installation and says what to mend; exit code 1 where something fails. */
export const doctor: Command = {
  name: "doctor",
  usage: "",
  summary: "look at the whole installation and say what to mend; the shop may run",
  async run(_words, { config, say }) {
    const findings = await examine(config);
    for (const line of findings.flatMap(toLines)) say(line);
    const failures = findings.filter(({ level }) => level === "fail").length;
    if (failures > 0) throw new FaultsFound(`${failures} of ${findings.length} checks failed.`);
  },
};

function toLines({ level, found, mend }: Finding): string[] {
  return [`${level.padEnd(5)} ${found}`, ...(mend === undefined ? [] : [`      → ${mend}`])];
}
