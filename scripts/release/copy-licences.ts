import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { readBundledPackages } from "./bundled-packages.ts";

const NOTICE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** The project's own font is made from this package (scripts/subset-font.ts), outside of the build. */
const FONT = "node_modules/@fontsource-variable/bricolage-grotesque";

/** Copies the license of every package in a release, bundled or not, as most licenses require. */
export async function copyLicences(project: string, release: string): Promise<void> {
  const target = join(release, "licences");
  await mkdir(target, { recursive: true });
  const paths = new Set([FONT, ...(await readBundledPackages(project)), ...(await listInstalled(release))]);
  for (const path of paths) {
    for (const file of await listNotices(join(project, path))) {
      const name = path.replace(/^node_modules\//, "").replaceAll("/", "+");
      await copyFile(join(project, path, file), join(target, `${name}.${file.replace(/\.\w+$/, "")}.txt`));
    }
  }
}

/** Packages that are in the release unbundled. */
async function listInstalled(release: string): Promise<readonly string[]> {
  const manifests = (await readdir(join(release, "node_modules"), { recursive: true })).filter((path) =>
    /^(?:@[^/]+\/)?[^/]+\/package\.json$/.test(path),
  );
  return manifests.map((path) => `node_modules/${path.replace(/\/package\.json$/, "")}`);
}

async function listNotices(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && NOTICE.test(entry.name)).map(({ name }) => name);
  } catch {
    // An optional package for another system.
    return [];
  }
}
