import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { request as requestHttp } from "node:http";
import { type RequestOptions, request as requestHttps } from "node:https";
import { once } from "node:events";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { type BuiltShop, freePort, startBuiltShop } from "../../../e2e/built-shop.ts";
import { DOCTOR_PATH, DOCTOR_TICKET_FILE, DOCTOR_TICKET_HEADER } from "../../../src/core/doctor/doctor-probe.ts";
import { HOST, type Proxy, type ProxyPorts, startProxy } from "./start-proxy.ts";

const CLI = fileURLToPath(new URL("../../../build/server/cli.js", import.meta.url));
const TRUSTED = "127.0.0.1";
/** Another address of this machine: the visitor's, unlike the web server's. */
const VISITOR = "127.0.0.9";
const FORGED = "203.0.113.77";
const OWNER = { email: "owner@shop.example", username: "owner", password: "correct horse battery" };

export interface ProxyFact {
  readonly fact: string;
  /** Undefined where it holds. */
  readonly trouble: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Setting {
  readonly shop: BuiltShop;
  readonly ports: ProxyPorts;
  readonly certificatePath: string;
  /** Through the web server, from the visitor's address. */
  readonly visit: (ask: Ask) => Promise<Answer>;
  /** Past it. */
  readonly direct: (ask: Ask) => Promise<Answer>;
  readonly unencrypted: (ask: Ask) => Promise<Answer>;
}

/** Puts the web server in front of a shop of its own and tries what matters. */
export async function checkProxy(proxy: Proxy, folder: string): Promise<readonly ProxyFact[]> {
  const [http, https, shopPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const ports = { http, https, shop: shopPort };
  const baseUrl = `https://${HOST}:${https}`;
  const shop = await startBuiltShop({ BASE_URL: baseUrl, PORT: String(shopPort), TRUST_PROXY: TRUSTED });
  try {
    const running = await startProxy(proxy, { ...ports, folder });
    try {
      const tls: RequestOptions = { port: https, servername: HOST, ca: running.certificate, localAddress: VISITOR };
      const host = { host: `${HOST}:${https}` };
      const setting: Setting = {
        shop,
        ports,
        certificatePath: join(folder, "cert.pem"),
        visit: (ask) => send(requestHttps, { ...tls, ...callOf(ask, host) }, ask.body),
        direct: (ask) => send(requestHttp, { port: shopPort, ...callOf(ask, host) }, ask.body),
        unencrypted: (ask) => send(requestHttp, { port: http, ...callOf(ask, { host: HOST }) }, ask.body),
      };
      return await tryAll(setting);
    } finally {
      await running.stop();
    }
  } finally {
    await shop.stop();
  }
}

const callOf = ({ path, method = "GET", headers = {} }: Ask, host: { readonly host: string }) => ({
  host: "127.0.0.1",
  path,
  method,
  headers: { ...host, ...headers },
  agent: false as const,
});

async function tryAll(setting: Setting): Promise<readonly ProxyFact[]> {
  const facts: ProxyFact[] = [];
  for (const [fact, check] of CHECKS) {
    try {
      facts.push({ fact, trouble: (await check(setting)) ?? undefined });
    } catch (error) {
      facts.push({ fact, trouble: String(error) });
    }
  }
  return facts;
}

/** What holds, and how to find out: undefined, or what is wrong. The last one stops the shop. */
const CHECKS: readonly (readonly [fact: string, check: (setting: Setting) => Promise<string | undefined>])[] = [
  ["the visitor's address arrives, and a forged one does not", checkAddress],
  ["the shop's own doctor is content", checkDoctor],
  ["pages know their public address", checkHost],
  ["the security headers of pages arrive unchanged", checkHeaders],
  ["a page that is not there is the shop's own 404", checkNotFound],
  ["compressed pages arrive as the shop made them, and 304 passes", checkCompression],
  ["signing in works, and the bearer token passes", checkSignIn],
  ["a list of several megabytes arrives byte for byte", checkLargeList],
  ["a body that is too large gets the shop's own words", checkLargeBody],
  ["http leads to https", checkRedirect],
  ["a shop that is stopped shows as 502 at once", checkStopped],
];

async function checkAddress({ visit, shop }: Setting): Promise<string | undefined> {
  const ticket = "a ticket of the drill";
  await writeFile(join(shop.dataDir, DOCTOR_TICKET_FILE), ticket);
  const headers = {
    [DOCTOR_TICKET_HEADER]: ticket,
    "X-Forwarded-For": FORGED,
    Forwarded: `for=${FORGED}`,
    "X-Real-IP": FORGED,
  };
  const { status, body } = await visit({ path: DOCTOR_PATH, headers });
  await rm(join(shop.dataDir, DOCTOR_TICKET_FILE));
  const seen = JSON.parse(body.toString()) as { readonly address: string };
  return status === 200 && seen.address === VISITOR ? undefined : `${status}, the shop saw ${seen.address}`;
}

function checkDoctor({ shop, ports, certificatePath }: Setting): Promise<string | undefined> {
  const env = {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    DATA_DIR: shop.dataDir,
    BASE_URL: shop.url,
    PORT: String(ports.shop),
    TRUST_PROXY: TRUSTED,
    NODE_EXTRA_CA_CERTS: certificatePath,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, "doctor"], { env }, (_error, stdout) => {
      const isContent = /^ok +Visitors' addresses arrive/m.test(stdout) && !/^fail/m.test(stdout);
      resolve(isContent ? undefined : `\n${stdout}`);
    });
  });
}

async function checkHost({ visit, shop }: Setting): Promise<string | undefined> {
  const { body } = await visit({ path: "/" });
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body.toString())?.[1];
  return canonical?.startsWith(shop.url) ? undefined : `the canonical address is ${canonical}`;
}

async function checkHeaders({ visit, direct }: Setting): Promise<string | undefined> {
  const [one, other] = await Promise.all([visit({ path: "/exclusives" }), direct({ path: "/exclusives" })]);
  const changed = KEPT_HEADERS.filter(
    (name) =>
      other.headers[name] === undefined || withoutHashes(one.headers[name]) !== withoutHashes(other.headers[name]),
  );
  return changed.length === 0 ? undefined : changed.join(", ");
}

const KEPT_HEADERS = [
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "cache-control",
];

/** Each rendering has scripts of its own. */
const withoutHashes = (policy = ""): string => policy.replaceAll(/'sha256-[^']+'/g, "a hash");

async function checkNotFound({ visit }: Setting): Promise<string | undefined> {
  const { status, body } = await visit({ path: "/no-such-page" });
  return status === 404 && body.includes("</html>") && body.includes("Regretless")
    ? undefined
    : `${status}, ${body.length} bytes`;
}

async function checkCompression({ visit }: Setting): Promise<string | undefined> {
  const { headers, body } = await visit({ path: "/", headers: { "Accept-Encoding": "br" } });
  const page = headers["content-encoding"] === "br" ? brotliDecompressSync(body).toString() : "";
  if (!page.trimEnd().endsWith("</html>")) return `home came as ${headers["content-encoding"] ?? "plain text"}`;
  const list = await visit({ path: "/api/products" });
  const again = await visit({ path: "/api/products", headers: { "If-None-Match": list.headers["etag"] ?? "" } });
  return again.status === 304 ? undefined : `asked again, the list answered ${again.status}`;
}

/** The owner's token, once somebody has signed in. */
let token = "";

async function checkSignIn({ visit, shop }: Setting): Promise<string | undefined> {
  const json = { "Content-Type": "application/json" };
  const strangers = await visit({
    path: "/api/auth/register",
    method: "POST",
    headers: json,
    body: JSON.stringify(OWNER),
  });
  if (strangers.status !== 403) return `a stranger registered (${strangers.status})`;
  await makeOwner(shop);
  const { status, body } = await visit({
    path: "/api/auth/login",
    method: "POST",
    headers: json,
    body: JSON.stringify(OWNER),
  });
  if (status !== 200) return `signing in answered ${status}`;
  token = (JSON.parse(body.toString()) as { readonly access_token: string }).access_token;
  const me = await visit({ path: "/api/auth/me", headers: { Authorization: `Bearer ${token}` } });
  return me.status === 200 ? undefined : `the token got ${me.status}`;
}

/** On the machine itself: through the web server the first account needs the setup link. */
function makeOwner({ dataDir }: BuiltShop): Promise<void> {
  const env = { PATH: process.env["PATH"], NODE_ENV: "production", DATA_DIR: dataDir };
  return new Promise((resolve, reject) => {
    const words = ["admin", "create", "--email", OWNER.email, "--username", OWNER.username];
    const child = execFile(process.execPath, [CLI, ...words], { env }, (error) =>
      error === null ? resolve() : reject(error),
    );
    child.stdin?.end(`${OWNER.password}\n`);
  });
}

async function checkLargeList({ visit, direct }: Setting): Promise<string | undefined> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const [category] = JSON.parse((await direct({ path: "/api/categories" })).body.toString()) as {
    readonly name: string;
  }[];
  for (let number = 0; number < 60; number += 1) {
    const product = {
      title: `Long Thing ${number}`,
      description: "Much to say.",
      long_description: "A long story. ".repeat(1400),
      price: "$9.99",
      category: category?.name,
      affiliate_link: "https://merchant.example/long",
    };
    const { status } = await visit({ path: "/api/products", method: "POST", headers, body: JSON.stringify(product) });
    if (status !== 201) return `a product was not added: ${status}`;
  }
  const [one, other] = await Promise.all([visit({ path: "/api/products" }), direct({ path: "/api/products" })]);
  return one.body.length > 1_000_000 && one.body.equals(other.body)
    ? undefined
    : `${one.body.length} of ${other.body.length} bytes`;
}

async function checkLargeBody({ visit }: Setting): Promise<string | undefined> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ title: "x".repeat(1_100_000) });
  const answer = await visit({ path: "/api/products", method: "POST", headers, body });
  return answer.status === 413 && answer.body.includes('"detail"')
    ? undefined
    : `${answer.status} ${answer.body.subarray(0, 80).toString()}`;
}

async function checkRedirect({ unencrypted }: Setting): Promise<string | undefined> {
  const { status, headers } = await unencrypted({ path: "/exclusives?a=1" });
  const isRight =
    (status === 301 || status === 308) &&
    /^https:\/\/localhost(?::\d+)?\/exclusives\?a=1$/.test(headers["location"] ?? "");
  return isRight ? undefined : `${status} to ${headers["location"]}`;
}

async function checkStopped({ visit, shop }: Setting): Promise<string | undefined> {
  await shop.stop();
  const startedAt = performance.now();
  const { status } = await visit({ path: "/" });
  const ms = performance.now() - startedAt;
  return status === 502 && ms < 2000 ? undefined : `${status} after ${ms.toFixed(0)} ms`;
}

async function send(
  request: typeof requestHttp | typeof requestHttps,
  options: RequestOptions,
  body: string | undefined,
): Promise<Answer> {
  const asked = request({ ...options, timeout: 20_000 });
  asked.end(body);
  const [response] = await once(asked, "response");
  const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
  return { status: response.statusCode ?? 0, headers, body: await buffer(response) };
}
