import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { brotliDecompressSync } from "node:zlib";
import type { BuiltShop } from "../../../e2e/built-shop.ts";
import { DOCTOR_PATH, DOCTOR_TICKET_FILE, DOCTOR_TICKET_HEADER } from "../../../src/core/doctor/doctor-probe.ts";
import { constantHeaders, FILE_HEADERS } from "../../../src/http/security-headers.ts";
import type { HeaderSetter } from "../../../src/platform/config.ts";
import { type Answer, VISITOR } from "./ask.ts";
import { checkInstants } from "./check-instants.ts";
import { type Check, type Fact, tryAll } from "./fact.ts";
import { type ShopBehind, TRUSTED, withShopBehind } from "./shop-behind.ts";
import type { Proxy } from "./start-proxy.ts";

const CLI = fileURLToPath(new URL("../../../build/server/cli.js", import.meta.url));
const FORGED = "203.0.113.77";
const CHANGE_SEEN_MS = 1250;
const OWNER = { email: "owner@shop.example", username: "owner", password: "correct horse battery" };

interface Setting extends ShopBehind {
  readonly headersBy: HeaderSetter;
}

/** Puts the web server in front of a shop of its own and tries what matters. */
export const checkProxy = (proxy: Proxy, folder: string): Promise<readonly Fact[]> =>
  withShopBehind(proxy, folder, (behind) => tryAll(CHECKS, { ...behind, headersBy: proxy.headersBy }));

/** What holds, and how to find out: undefined, or what is wrong. The last one stops the shop. */
const CHECKS: readonly Check<Setting>[] = [
  ["the visitor's address arrives, and a forged one does not", checkAddress],
  ["the shop's own doctor is content", checkDoctor],
  ["pages know their public address", checkHost],
  ["the security headers arrive once, whoever adds them", checkHeaders],
  ["a page that is not there is the shop's own 404", checkNotFound],
  ["compressed pages arrive as the shop made them, and 304 passes", checkCompression],
  ["signing in works, and the bearer token passes", checkSignIn],
  ["a list of several megabytes arrives byte for byte", checkLargeList],
  ["a change is seen within 1.25 s", checkChange],
  [
    "what changes by itself is never early and at most a second late",
    (setting) => checkInstants({ ...setting, token }),
  ],
  ["a body that is too large gets the shop's own words", checkLargeBody],
  ["http leads to https", checkRedirect],
  ["a shop that is stopped shows as 502, within a second and without a wait", checkStopped],
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

function checkDoctor({ shop, shopPort, certificatePath, told }: Setting): Promise<string | undefined> {
  const env = {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    DATA_DIR: shop.dataDir,
    BASE_URL: shop.url,
    PORT: String(shopPort),
    TRUST_PROXY: TRUSTED,
    ...told,
    NODE_EXTRA_CA_CERTS: certificatePath,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, "doctor"], { env }, (_error, stdout) => {
      const wanted = told.PAGE_FILES === undefined ? OF_CONTENT : [...OF_CONTENT, OF_FILES];
      const isContent = !/^fail/m.test(stdout) && wanted.every((line) => line.test(stdout));
      resolve(isContent ? undefined : `\n${stdout}`);
    });
  });
}

/** What a doctor who is content says. */
const OF_CONTENT = [/^ok +Visitors' addresses arrive/m, /^ok +The security headers arrive/m];
const OF_FILES = /^ok +The web server in front sends kept pages by itself/m;

async function checkHost({ visit, shop }: Setting): Promise<string | undefined> {
  const { body } = await visit({ path: "/" });
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body.toString())?.[1];
  return canonical?.startsWith(shop.url) ? undefined : `the canonical address is ${canonical}`;
}

async function checkHeaders({ visit, direct, headersBy }: Setting): Promise<string | undefined> {
  const [page, own] = await Promise.all([visit({ path: "/exclusives" }), direct({ path: "/exclusives" })]);
  const [arrived, sent] = [page, own].map((answer) => [policyOf(answer), answer.headers["cache-control"]]);
  if (sent?.includes(undefined) || !isDeepStrictEqual(arrived, sent)) return `${String(arrived)} for ${String(sent)}`;
  const built = /\/assets\/[\w-]+\.css/.exec(page.body.toString())?.[0] ?? "no style sheet";
  for (const path of DOCUMENTS) {
    const wrong = faultsIn((await visit({ path })).headers, constantHeaders({ isHttps: true, setBy: headersBy }));
    if (wrong.length > 0) return `${path}: ${wrong.join(", ")}`;
  }
  const wrong = faultsIn((await visit({ path: built })).headers, FILE_HEADERS);
  return wrong.length === 0 ? undefined : `${built}: ${wrong.join(", ")}`;
}

/** What a browser may show as a document; the last two are pages that are not there. */
const DOCUMENTS = ["/exclusives", "/api/products", "/api/none", "/favicon.svg", "/admin", "/none", "/assets/none.html"];

/** Those that are missing, twice there, or another. */
const faultsIn = (arrived: Answer["headers"], wanted: Answer["headers"]): readonly string[] =>
  Object.keys(wanted).filter((name) => arrived[name.toLowerCase()] !== wanted[name]);

/** Where it says what scripts may run: in the page, or in its header. Each rendering has scripts of its own. */
function policyOf({ headers, body }: Answer): string | undefined {
  const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(body.toString())?.[1];
  return (inPage ?? headers["content-security-policy"])?.replaceAll(/'sha256-[^']+'/g, "a hash");
}

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

async function checkChange({ visit }: Setting): Promise<string | undefined> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  for (let number = 1; number <= 5; number += 1) {
    const name = `Shop ${number} of the drill`;
    const change = { path: "/api/settings", method: "PUT", headers, body: JSON.stringify({ shop_name: name }) };
    await visit({ path: "/" });
    const { status } = await visit(change);
    if (status !== 200) return `the settings answered ${status}`;
    const changedAt = performance.now();
    while (!(await visit({ path: "/" })).body.includes(name)) {
      if (performance.now() - changedAt > CHANGE_SEEN_MS) return `change ${number} was not seen in time`;
    }
  }
  return undefined;
}

/** Several times: who hangs up early is not always heard. */
async function checkLargeBody({ visit, direct }: Setting): Promise<string | undefined> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ title: "x".repeat(1_100_000) });
  const own = await direct({ path: "/api/products", method: "POST", headers, body });
  for (let time = 1; time <= 20; time += 1) {
    const answer = await visit({ path: "/api/products", method: "POST", headers, body });
    if (answer.status !== 413 || !answer.body.equals(own.body)) return `${answer.status} ${answer.body.toString()}`;
  }
  return undefined;
}

async function checkRedirect({ unencrypted }: Setting): Promise<string | undefined> {
  const { status, headers } = await unencrypted({ path: "/exclusives?a=1" });
  const isRight =
    (status === 301 || status === 308) &&
    /^https:\/\/localhost(?::\d+)?\/exclusives\?a=1$/.test(headers["location"] ?? "");
  return isRight ? undefined : `${status} to ${headers["location"]}`;
}

/** What is kept is shown for a second more. */
async function checkStopped({ visit, shop }: Setting): Promise<string | undefined> {
  await shop.stop();
  const stoppedAt = performance.now();
  while ((await visit({ path: "/" })).status !== 502) {
    if (performance.now() - stoppedAt > CHANGE_SEEN_MS) return "pages came on";
  }
  const askedAt = performance.now();
  await visit({ path: "/" });
  const ms = performance.now() - askedAt;
  return ms < 2000 ? undefined : `after ${ms.toFixed(0)} ms`;
}
