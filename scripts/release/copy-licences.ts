import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const NOTICE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
}

/** The licence of every package that the built program holds parts of: most licences ask to be passed on. */
export async function copyLicences(project: string, target: string): Promise<void> {
  const { packages } = JSON.parse(await readFile(join(project, "package-lock.json"), "utf8")) as Lock;
  await mkdir(target, { recursive: true });
  for (const [path, { dev = false, devOptional = false }] of Object.entries(packages)) {
    if (path === "" || dev || devOptional) continue;
    for (const file of await listNotices(join(project, path))) {
      const name = path.replace(/^node_modules\//, "").replaceAll("/", "+");
      await copyFile(join(project, path, file), join(target, `${name}.${file.replace(/\.\w+$/, "")}.txt`));
    }
  }
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
