// Peers: nginx with the same bytes as a file, nginx with the page as a page cache of WordPress keeps it, and nginx as
// deploy/ puts it in front of the shop. All without TLS.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../e2e/built-shop.ts";
import type { HttpAnswer } from "../http-answer.ts";
import { type ServerProcess, startServer } from "../server-process.ts";

const PROGRAMS = ["/usr/sbin/nginx", "/usr/local/sbin/nginx"];
const EXAMPLE = fileURLToPath(new URL("../../../deploy/nginx.conf", import.meta.url));
const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
/** Those that nginx sets by itself. */
const SET_BY_NGINX = new Set(["server", "content-type", "content-length"]);

/** Undefined where it is not installed. */
export const findNginx = (): string | undefined => PROGRAMS.find((path) => existsSync(path));

interface FrontPlace {
  /** An existing folder for what nginx writes. */
  readonly folder: string;
  readonly shopPort: number;
  /** Where the shop leaves pages as files. */
  readonly pageFiles: string;
}

/** The shipped configuration in front of a shop. */
export async function startNginxFront({ folder, shopPort, pageFiles }: FrontPlace): Promise<ServerProcess> {
  const [port, spare] = await Promise.all([freePort(), freePort()]);
  const site = readFileSync(EXAMPLE, "utf8")
    .replaceAll("shop.example", "localhost")
    .replace("127.0.0.1:3000", `127.0.0.1:${shopPort}`)
    .replaceAll(/\/var\/(?:lib|log)\/nginx\//g, `${folder}/`)
    .replace("/run/regretless/pages", pageFiles)
    .replaceAll(/^\s*(?:listen \[::\]|ssl_).*\n/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${spare};`)
    .replace(/listen 443 [^;]*;/, `listen 127.0.0.1:${port};`);
  return startNginx({ folder, port, site });
}

interface FilePlace {
  readonly folder: string;
  readonly path: string;
  readonly answer: HttpAnswer;
}

/** A file that holds what the shop answered, compressed as it was, sent with the same headers. */
export async function startNginxFile({ folder, path, answer }: FilePlace): Promise<ServerProcess> {
  const port = await freePort();
  const root = join(folder, "files");
  mkdirSync(root);
  writeFileSync(join(root, "answer"), answer.body);
  const names = answer.headers.filter((_, index) => index % 2 === 0);
  const headers = names.flatMap((name, index) => {
    const value = answer.headers[index * 2 + 1] ?? "";
    return SET_BY_NGINX.has(name.toLowerCase()) ? [] : [`add_header ${name} "${value.replaceAll('"', '\\"')}";`];
  });
  const type = answer.headers[names.findIndex((name) => name.toLowerCase() === "content-type") * 2 + 1] ?? "text/html";
  // What it is spared and what it does besides is as in the shipped configuration.
  const site = `server {
    listen 127.0.0.1:${port};
    access_log ${folder}/access.log combined buffer=64k flush=5s;
    gzip off; sendfile on; tcp_nopush on; postpone_output 8k; etag off; types {} default_type "${type}";
    open_file_cache max=200 inactive=60s;
    location = ${path.split("?")[0]} { root ${root}; try_files /answer =404; add_header Last-Modified ""; ${headers.join("\n")} }
  }`;
  return startNginx({ folder, port, site });
}

interface PagePlace {
  readonly folder: string;
  readonly path: string;
  /** As it is, and compressed with gzip. */
  readonly page: Buffer;
  readonly gzipped: Buffer;
  /** Keeps files open and writes its log in pieces, as the shop's example does; otherwise as Debian ships it. */
  readonly isTuned: boolean;
}

/**
 * A page as a page cache of WordPress leaves it on the disk, and nginx as such a cache asks to have it configured: no
 * file for who is signed in, posts a form or has a question in the address.
 */
export async function startNginxPageFile({ folder, path, page, gzipped, isTuned }: PagePlace): Promise<ServerProcess> {
  const port = await freePort();
  const root = join(folder, "site");
  const kept = join(root, "cache/localhost", path);
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(kept, "index.html"), page);
  writeFileSync(join(kept, "index.html.gz"), gzipped);
  const site = `sendfile on; tcp_nopush on; gzip on; gzip_static on;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    access_log ${folder}/access.log combined ${isTuned ? "buffer=64k flush=5s" : ""};
    ${isTuned ? "open_file_cache max=200 inactive=60s;" : ""}
    set $kept cache/$host$uri;
    if ($request_method = POST) { set $kept none; }
    if ($args != "") { set $kept none; }
    if ($request_uri ~* "/wp-(?:admin|login|cron|json)|/feed/|\\.php") { set $kept none; }
    if ($http_cookie ~* "comment_author|wordpress_logged_in|wp-postpass") { set $kept none; }
    location / { try_files /\${kept}/index.html $uri =404; }
  }`;
  return startNginx({ folder, port, site });
}

interface NginxPlace {
  readonly folder: string;
  readonly port: number;
  readonly site: string;
}

function startNginx({ folder, port, site }: NginxPlace): Promise<ServerProcess> {
  const program = findNginx();
  if (program === undefined) throw new Error("nginx is not installed (Debian: apt-get install nginx).");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const temporary = TEMPORARY.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ");
  const file = join(folder, "nginx.conf");
  writeFileSync(join(folder, "site.conf"), site);
  writeFileSync(
    file,
    `${user} pid ${folder}/pid; error_log stderr warn; worker_processes 1; daemon off;
    events {} http { keepalive_requests 1000000; ${temporary} include ${folder}/site.conf; }`,
  );
  return startServer({ port, program, args: ["-p", folder, "-c", file] });
}
