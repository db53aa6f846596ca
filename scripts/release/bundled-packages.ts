// Lists the packages bundled into the build, so that a release can include their licenses.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The client build and the server build. */
const ENVIRONMENTS = ["client", "ssr"] as const;

const fileOf = (project: string, environment: string): string =>
  join(project, "build", `bundled-packages-${environment}.json`);

/** A Vite plugin that writes a list of each build's packages next to it. */
export function writeBundledPackages(project: string): Plugin {
  return {
    name: "write-bundled-packages",
    apply: "build",
    async generateBundle() {
      const packages = new Set([...this.getModuleIds()].map(packageOf).filter((path) => path !== undefined));
      await mkdir(join(project, "build"), { recursive: true });
      await writeFile(fileOf(project, this.environment.name), JSON.stringify([...packages].toSorted()));
    },
  };
}

/** Package folders relative to the project, such as `node_modules/react`. */
export async function readBundledPackages(project: string): Promise<readonly string[]> {
  const lists = await Promise.all(
    ENVIRONMENTS.map(
      async (environment) => JSON.parse(await readFile(fileOf(project, environment), "utf8")) as string[],
    ),
  );
  return [...new Set(lists.flat())].toSorted();
}

/** The folder of the package that a module belongs to; undefined for modules of the project. */
export function packageOf(moduleId: string): string | undefined {
  const path = moduleId.replaceAll("\\", "/").replace(/^\0/, "");
  return /(?<=^|\/)node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/@\0?]+(?=\/)/.exec(path)?.[0];
}
