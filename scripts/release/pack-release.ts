// Packs the built shop, with the Node that it runs on, into one archive that needs nothing else.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { copyLicences } from "./copy-licences.ts";
import { copyPackages } from "./copy-packages.ts";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));
const run = promisify(execFile);

/** What goes in as it is, besides the program, its packages and its Node. */
const FILES = ["docs", "deploy", ".env.example", "CHANGELOG.md", "LICENSE", "README.md", "SECURITY.md"];

/** What the README shows; a server has no use for it. */
const LEFT_OUT = /[\\/]docs[\\/]screenshots$/;

export interface PackedRelease {
  /** The archive; beside it lies its SHA-256 with the ending `.sha256`, as `sha256sum -c` reads it. */
  readonly path: string;
  readonly sha256: string;
}

/**
 * Packs what lies in build/ for the machine that this runs on. The same sources give the same bytes: names are sorted, and
 * times and owners are fixed.
 */
export async function packRelease(outFolder: string): Promise<PackedRelease> {
  const { version } = JSON.parse(await readFile(join(PROJECT, "package.json"), "utf8")) as { readonly version: string };
  const name = `regretless-${version}-linux-${process.arch}`;
  const stage = await mkdtemp(join(tmpdir(), "regretless-pack-"));
  try {
    await fill(join(stage, name), version);
    await mkdir(outFolder, { recursive: true });
    const path = join(outFolder, `${name}.tar.gz`);
    await archive(stage, name, path);
    const sha256 = await hash(path);
    await writeFile(`${path}.sha256`, `${sha256}  ${basename(path)}\n`);
    return { path, sha256 };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function fill(folder: string, version: string): Promise<void> {
  await mkdir(join(folder, "bin"), { recursive: true });
  for (const built of ["build/server", "build/client"]) {
    await cp(join(PROJECT, built), join(folder, built), { recursive: true });
  }
  for (const file of FILES) {
    await cp(join(PROJECT, file), join(folder, file), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  }
  // The program's files are modules by this line alone.
  const about = { name: "regretless", version, license: "MIT", private: true, type: "module" };
  await writeFile(join(folder, "package.json"), `${JSON.stringify(about, undefined, 2)}\n`);
  await cp(join(PROJECT, `node_modules/node-linux-${process.arch}/bin/node`), join(folder, "bin/node"));
  await cp(fileURLToPath(new URL("regretless.sh", import.meta.url)), join(folder, "regretless"));
  await chmod(join(folder, "regretless"), 0o755);
  await copyPackages(PROJECT, folder);
  await copyLicences(PROJECT, folder);
}

/** GNU tar, whose options make the same bytes of the same files. */
async function archive(stage: string, name: string, path: string): Promise<void> {
  const tar = path.replace(/\.gz$/, "");
  const sameBytes = [
    "--sort=name",
    "--owner=0",
    "--group=0",
    "--numeric-owner",
    "--mode=u+rwX,go+rX,go-w",
    "--format=gnu",
  ];
  await run("tar", [...sameBytes, `--mtime=@${await sourceDate()}`, "-C", stage, "-cf", tar, name]);
  // Without the name and the time of the file that it was.
  await run("gzip", ["-n", "-6", "-f", tar]);
}

/** Seconds since 1970: SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/), else the last commit. */
async function sourceDate(): Promise<string> {
  const given = process.env["SOURCE_DATE_EPOCH"];
  if (given !== undefined && /^\d+$/.test(given)) return given;
  try {
    return (await run("git", ["-C", PROJECT, "log", "-1", "--format=%ct"])).stdout.trim() || "0";
  } catch {
    // Not a clone: sources without a history.
    return "0";
  }
}

async function hash(path: string): Promise<string> {
  const sum = createHash("sha256");
  await pipeline(createReadStream(path), sum);
  return sum.digest("hex");
}
