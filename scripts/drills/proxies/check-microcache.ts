// What nginx keeps of what the shop answers, for how long, and for whom.
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../e2e/built-shop.ts";
import { type Answer, type Callers, callersOf } from "./ask.ts";
import { type Origin, startChangingOrigin, type Told } from "./changing-origin.ts";
import { type Check, type Fact, tryAll } from "./fact.ts";
import { type Proxy, startProxy } from "./start-proxy.ts";

const MAX_AGE_MS = 1000;

interface Setting extends Callers {
  readonly origin: Origin;
}

/** Puts the web server in front of answers that change with each request. */
export async function checkMicrocache(proxy: Proxy, folder: string): Promise<readonly Fact[]> {
  const origin = await startChangingOrigin();
  const place = await mkdtemp(join(folder, "microcache-"));
  try {
    const [http, https] = await Promise.all([freePort(), freePort()]);
    const ports = { http, https, shop: origin.ports };
    const running = await startProxy(proxy, { ...ports, folder: place });
    try {
      const callers = callersOf({ ports, shopPort: origin.ports[0] ?? 0, certificate: running.certificate });
      return await tryAll(CHECKS, { origin, ...callers });
    } finally {
      await running.stop();
    }
  } finally {
    await origin.stop();
    await rm(place, { recursive: true, force: true });
  }
}

const CHECKS: readonly Check<Setting>[] = [
  ["nobody is shown what is over a second old: after idling, once and a hundred times a second", checkAge],
  ["what is not public, no success, or brings a cookie, is asked for each time", checkKept],
  ["what the shop answers to a bearer token is for that one alone", checkBearer],
  ["what newsletters add to an address makes no page of its own", checkTrackers],
  ["parameters that the shop knows make pages of their own, and odd spellings reach the shop", checkParameters],
  ["each encoding is kept apart, under one spelling", checkEncodings],
  ["HEAD and conditional requests are answered from what is kept", checkConditional],
  ["forged headers leave nothing for the next visitor", checkForged],
  ["what may be sent twice reaches the other process where one is cut off; another POST is sent once", checkRepeats],
];

const toldBy = ({ body }: Answer): Told => JSON.parse(body.toString()) as Told;
const onlyIf = (isRight: boolean, trouble: string): string | undefined => (isRight ? undefined : trouble);

async function checkAge({ visit, origin }: Setting): Promise<string | undefined> {
  let oldest = 0;
  const look = async () => {
    // Before it is sent, so that a machine that does other things too makes no answer older than it was.
    const askedAt = Date.now();
    const { at } = toldBy(await visit({ path: "/age" }));
    oldest = Math.max(oldest, askedAt - at);
  };
  for (const pauseMs of [0, 2500, 1000, 1000, 1000]) {
    await sleep(pauseMs);
    await look();
  }
  const asked = origin.count("/age");
  for (let count = 0; count < 300; count += 1) await Promise.all([look(), sleep(10)]);
  const forwarded = origin.count("/age") - asked;
  if (oldest > MAX_AGE_MS) return `one was ${oldest} ms old`;
  return onlyIf(forwarded < 30, `${forwarded} of 300 went to the shop`);
}

async function checkKept({ visit, origin }: Setting): Promise<string | undefined> {
  const paths = ["/private", "/no-store", "/nothing-said", "/cookie", "/broken", "/gone", "/elsewhere"];
  for (const path of paths) {
    for (let time = 1; time <= 3; time += 1) await visit({ path });
    if (origin.count(path) !== 3) return `${path} was asked for ${origin.count(path)} times of 3`;
  }
  return undefined;
}

async function checkBearer({ visit }: Setting): Promise<string | undefined> {
  await startOfSecond();
  const path = "/api/bearer";
  const kept = toldBy(await visit({ path }));
  const own = toldBy(await visit({ path, headers: { Authorization: "Bearer secret" } }));
  const after = toldBy(await visit({ path }));
  if (own.authorization !== "Bearer secret") return "the token was answered from what is kept";
  return onlyIf(after.at === kept.at, "what the token got was shown to others, or threw out what was kept");
}

async function checkTrackers({ visit, origin }: Setting): Promise<string | undefined> {
  await startOfSecond();
  const { at } = toldBy(await visit({ path: "/letter" }));
  for (const query of ["utm_source=a&utm_medium=b", "fbclid=1", "fbclid=2", "gclid="]) {
    if (toldBy(await visit({ path: `/letter?${query}` })).at !== at) return `${query} made another page`;
  }
  return onlyIf(origin.count("/letter") === 1, "it was asked for again");
}

async function checkParameters({ visit }: Setting): Promise<string | undefined> {
  await startOfSecond();
  const plain = toldBy(await visit({ path: "/find" }));
  for (const query of ["q=hat", "q=cap", "Q=hat", "%71=hat", "utm_source=x&q=hat", "q=hat&unknown=1", "q", "fbclid"]) {
    const told = toldBy(await visit({ path: `/find?${query}` }));
    if (told.target !== `/find?${query}`) return `${query} was answered by ${told.target}`;
  }
  for (const path of ["/find/", "/find%2F", "/%66ind", "//find", "/a/../find"]) {
    const told = toldBy(await visit({ path }));
    if (told.target !== path) return `${path} was answered by ${told.target}`;
  }
  return onlyIf(toldBy(await visit({ path: "/find" })).at === plain.at, "the plain page was not kept");
}

async function checkEncodings({ visit, origin }: Setting): Promise<string | undefined> {
  await startOfSecond();
  const spellings: Readonly<Record<string, readonly string[]>> = {
    br: ["br", "gzip, deflate, br, zstd", "gzip;q=0.5, br;q=1.0", "BR"],
    gzip: ["gzip", "gzip, deflate", "br;q=0, gzip", "br;q=0.000,gzip;q=0.5"],
    "": ["", "identity", "deflate", "gzip;q=0", "brotli", "xgzip"],
  };
  for (const [encoding, headers] of Object.entries(spellings)) {
    for (const header of headers) {
      const told = toldBy(await visit({ path: "/packed", headers: { "Accept-Encoding": header } }));
      if (told.encoding !== encoding) return `"${header}" was answered as "${told.encoding}"`;
    }
  }
  return onlyIf(origin.count("/packed") === 3, `it was asked for ${origin.count("/packed")} times of 3`);
}

async function checkConditional({ visit, origin }: Setting): Promise<string | undefined> {
  await startOfSecond();
  const whole = await visit({ path: "/known" });
  const head = await visit({ path: "/known", method: "HEAD" });
  const length = String(whole.body.length);
  if (head.body.length > 0 || head.headers["content-length"] !== length) return "HEAD was answered otherwise";
  const again = await visit({ path: "/known", headers: { "If-None-Match": whole.headers["etag"] ?? "" } });
  if (again.status !== 304) return `what is known already answered ${again.status}`;
  return onlyIf(origin.count("/known") === 1, "it was asked for again");
}

const FORGED = {
  "X-Forwarded-Host": "evil.example",
  "X-Forwarded-For": "203.0.113.77",
  "X-Forwarded-Proto": "http",
  Forwarded: "host=evil.example",
  "X-Original-URL": "/admin",
  "X-Rewrite-URL": "/admin",
  "X-HTTP-Method-Override": "DELETE",
  "X-Accel-Redirect": "/admin",
  Range: "bytes=0-3",
  "If-None-Match": "*",
  Cookie: "a=b",
};

async function checkForged({ visit }: Setting): Promise<string | undefined> {
  for (const [name, value] of Object.entries(FORGED)) {
    await startOfSecond();
    const path = `/clean-${name}`;
    await visit({ path, headers: { [name]: value } });
    const { status, body } = await visit({ path });
    if (status !== 200 || toldBy({ status, headers: {}, body }).target !== path) return `${name} left ${status}`;
  }
  await startOfSecond();
  await visit({ path: "/clean-host", headers: { Host: "evil.example" } });
  const [mine, theirs] = [
    await visit({ path: "/clean-host" }),
    await visit({ path: "/clean-host", headers: { Host: "x" } }),
  ];
  return onlyIf(toldBy(mine).at !== toldBy(theirs).at, "another host was answered by what is kept");
}

async function checkRepeats({ visit, origin }: Setting): Promise<string | undefined> {
  const withKey = { "Idempotency-Key": "one of a kind" };
  const repeatable = [{ method: "GET" }, { method: "PUT" }, { method: "DELETE" }, { method: "POST", headers: withKey }];
  for (const [number, ask] of [...repeatable, ...repeatable].entries()) {
    const { status } = await visit({ path: `/api/cut-${number}`, body: ask.method === "GET" ? "" : "{}", ...ask });
    if (status !== 200) return `${ask.method} answered ${status}`;
  }
  for (let time = 1; time <= 4; time += 1) await visit({ path: "/api/cut", method: "POST", body: "{}" });
  return onlyIf(origin.count("/api/cut") === 4, `4 POSTs without a key were sent ${origin.count("/api/cut")} times`);
}

/** What is kept is kept for the second by the clock: so that what comes next happens within one. */
async function startOfSecond(): Promise<void> {
  await sleep(1010 - (Date.now() % 1000));
}
