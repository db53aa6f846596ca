// Floods the packed release with hostile traffic, on a small machine.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addProduct, registerOwner } from "../../e2e/filled-shop.ts";
import { packRelease } from "../release/pack-release.ts";
import { MEMORY_MIB, type RunningRelease, withRelease } from "../release/run-release.ts";
import { type Flood, type FloodReport, FLOODS, type Target } from "./strangers/floods.ts";
import { type Watched, watchWhile } from "./strangers/watch.ts";

export const summary =
  "packs the build and floods it within 512 MiB: lists, stalled readers, searches, sign-ins, bodies";

const CONNECTIONS = 1000;
const MAX_LIVEZ_MS = 1000;
/** The list of these is 2.3 MB long. */
const PRODUCTS = 900;
const DESCRIPTION = "Nothing about it is remarkable, and that takes a while to say. ".repeat(31);

/** `npm run drill -- strangers [part of a flood's name]`, on what is in build/. */
export async function run([wanted = ""]: readonly string[]): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "regretless-drill-"));
  try {
    const { path, sha256 } = await packRelease(folder);
    process.stdout.write(`Packed, SHA-256 ${sha256}\n`);
    const turnsPath = join(folder, "turns.json");
    const NODE_OPTIONS = `--import=${new URL("./strangers/turn-watch.mjs", import.meta.url).href}`;
    const env = { TRUST_PROXY: "127.0.0.1", BACKUP_AT: "off", NODE_OPTIONS, TURN_WATCH: turnsPath };
    return await withRelease({ archive: path, env }, (release) =>
      floodRelease(
        { ...release, turnsPath },
        FLOODS.filter(({ name }) => name.includes(wanted)),
      ),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function floodRelease(
  release: RunningRelease & { readonly turnsPath: string },
  floods: readonly Flood[],
): Promise<boolean> {
  const { url, pid, turnsPath } = release;
  const target = { url, token: await registerOwner(url), connections: CONNECTIONS };
  await fillShop(target);
  let isOk = true;
  for (const flood of floods) {
    const { result, watched } = await watchWhile({ url, pid, turnsPath }, () => flood.run(target));
    const errors = [...result.errors, ...errorsOf(flood, result, watched)];
    isOk &&= errors.length === 0;
    process.stdout.write(describe(flood, { ...result, errors }, watched));
  }
  const peakMib = release.peakMib();
  const exitCode = await release.end();
  process.stdout.write(
    `Memory: ${release.memory}; at most ${peakMib} MiB, ${release.kills()} kills; it ended with ${exitCode}.\n`,
  );
  return isOk && peakMib <= MEMORY_MIB && release.kills() === 0 && exitCode === 0;
}

async function fillShop({ url, token }: Target): Promise<void> {
  const [category] = (await (await fetch(`${url}/api/categories`)).json()) as readonly { readonly name: string }[];
  for (let number = 1; number <= PRODUCTS; number += 1) {
    const title = `Plain Thing ${number}`;
    await addProduct({ url, token }, { title, category: category?.name ?? "", description: DESCRIPTION });
  }
}

function errorsOf(flood: Flood, { outcomes }: FloodReport, watched: Watched): readonly string[] {
  const { maxRssMib, livezMaxMs, missed } = watched;
  return [
    ...(outcomes.unexpected > 0 ? [`${outcomes.unexpected} responses were 5xx without Retry-After`] : []),
    ...(maxRssMib > flood.maxRssMib ? [`memory was over ${flood.maxRssMib} MiB`] : []),
    ...(livezMaxMs > MAX_LIVEZ_MS || missed > 0 ? [`/livez was late or missing (${missed} missing)`] : []),
  ];
}

function describe(flood: Flood, { outcomes, errors, notes }: FloodReport, watched: Watched): string {
  const { name } = flood;
  const counts = [...outcomes.counts].toSorted(([a], [b]) => a.localeCompare(b)).map((each) => each.join(": "));
  const { maxRssMib, livezP99Ms, livezMaxMs, probes, turns } = watched;
  return [
    `\n${errors.length === 0 ? "ok  " : "FAIL"}  ${name}`,
    `      at most ${maxRssMib} MiB; /livez p99 ${livezP99Ms.toFixed(0)} ms, at most ${livezMaxMs.toFixed(0)} ms of ${probes} (target: ${flood.maxRssMib} MiB, ${MAX_LIVEZ_MS} ms)`,
    `      held up for at most ${turns.ms.toFixed(0)} ms, of which it computed ${turns.cpuMs.toFixed(0)}; at most ${turns.mostCpuMs.toFixed(0)} ms at a stretch`,
    `      ${counts.join(", ")}; rejected gracefully: ${outcomes.rejected}`,
    ...[...notes, ...errors].map((line) => `      ${line}`),
    "",
  ].join("\n");
}
