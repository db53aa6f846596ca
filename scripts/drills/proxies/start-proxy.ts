// Starts a web server with its example of deploy/, on loopback ports and with a certificate of its own.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { HeaderSetter } from "../../../src/platform/config.ts";
import { isListening } from "../../../src/testing/is-listening.ts";

const DEPLOY = fileURLToPath(new URL("../../../deploy/", import.meta.url));
/** The name in the examples; it becomes one that leads to this machine. */
const EXAMPLE_HOST = /shop\.example/g;
export const HOST = "localhost";
/** Where nginx looks for pages, when its folder is this one. */
export const pageFilesIn = (folder: string): string => join(folder, "pages");

export interface ProxyPorts {
  readonly http: number;
  readonly https: number;
  /** Where the shop listens; each of its processes where it has several. */
  readonly shop: number | readonly number[];
}

export interface Proxy {
  readonly name: "nginx" | "caddy";
  readonly programs: readonly string[];
  /** Who adds the security headers that never change: this server, or the shop behind it. */
  readonly headersBy: HeaderSetter;
  /** The files to write into the folder, and how to call the program there. */
  readonly prepare: (example: string, place: Place) => Prepared;
  readonly example: string;
}

interface Place extends ProxyPorts {
  readonly folder: string;
}

interface Prepared {
  readonly files: Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

export const PROXIES: readonly Proxy[] = [
  {
    name: "nginx",
    programs: ["/usr/sbin/nginx", "/usr/local/sbin/nginx"],
    headersBy: "proxy",
    example: "nginx.conf",
    prepare: (example, { folder, ...ports }) => ({
      files: {
        "site.conf": example
          .replaceAll(EXAMPLE_HOST, HOST)
          .replace(
            /server 127\.0\.0\.1:3000;/,
            [ports.shop]
              .flat()
              .map((port) => `server 127.0.0.1:${port};`)
              .join(" "),
          )
          .replaceAll(/\/var\/(?:lib|log)\/nginx\//g, `${folder}/`)
          .replace("/run/regretless/pages", pageFilesIn(folder))
          .replaceAll(/^\s*listen \[::\].*\n/gm, "")
          .replace("listen 80;", `listen 127.0.0.1:${ports.http};`)
          .replace("listen 443 ", `listen 127.0.0.1:${ports.https} `)
          .replace(/ssl_certificate \S+;/, `ssl_certificate ${folder}/cert.pem;`)
          .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${folder}/key.pem;`),
        "nginx.conf": `${process.getuid?.() === 0 ? "user root;\n" : ""}pid ${folder}/pid; error_log stderr warn; worker_processes 1; daemon off;
          events {} http { access_log off; ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
            .join(" ")} include ${folder}/site.conf; }`,
      },
      args: ["-p", folder, "-c", join(folder, "nginx.conf")],
    }),
  },
  {
    name: "caddy",
    programs: ["/usr/bin/caddy", "/usr/local/bin/caddy"],
    headersBy: "shop",
    example: "Caddyfile",
    prepare: (example, { folder, ...ports }) => ({
      files: {
        Caddyfile: example
          // The example's own global options go on.
          .replace(
            /^\{$/m,
            `{\n\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n\tdefault_bind 127.0.0.1`,
          )
          .replaceAll(EXAMPLE_HOST, HOST)
          .replace(
            "127.0.0.1:3000",
            [ports.shop]
              .flat()
              .map((port) => `127.0.0.1:${port}`)
              .join(" "),
          )
          .replace(/^(\S+) \{$/m, `$1 {\n\ttls ${folder}/cert.pem ${folder}/key.pem`),
      },
      args: ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")],
    }),
  },
];

export interface RunningProxy {
  readonly certificate: string;
  stop(): Promise<void>;
}

/** Throws where the program is not installed, or does not take its configuration. */
export async function startProxy(proxy: Proxy, place: Place): Promise<RunningProxy> {
  const program = proxy.programs.find((path) => existsSync(path));
  if (program === undefined) throw new Error(`${proxy.name} is not installed (Debian: apt-get install ${proxy.name}).`);
  const { folder, https } = place;
  await makeCertificate(folder);
  const { files, args } = proxy.prepare(await readFile(join(DEPLOY, proxy.example), "utf8"), place);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const env = { PATH: process.env["PATH"], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  let complaints = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  while (!(await isListening(https))) {
    if (child.exitCode !== null) throw new Error(`${proxy.name} does not start: ${complaints}`);
    await sleep(50);
  }
  return { certificate: await readFile(join(folder, "cert.pem"), "utf8"), stop: () => end(child) };
}

async function makeCertificate(folder: string): Promise<void> {
  const subject = ["-subj", `/CN=${HOST}`, "-addext", `subjectAltName=DNS:${HOST}`];
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "cert.pem")];
  await promisify(execFile)("openssl", [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "2",
    ...subject,
    ...files,
  ]);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
