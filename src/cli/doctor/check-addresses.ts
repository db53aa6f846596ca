import { DOCTOR_PATH, DOCTOR_TICKET_HEADER, type SeenByShop } from "../../core/doctor/doctor-probe.ts";
import type { Config } from "../../platform/config.ts";
import { type Answered, ask } from "./ask.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";
import { checkPageFiles } from "./check-page-files.ts";
import { judgeHeaders } from "./judge-headers.ts";
import { judgeWay } from "./judge-way.ts";

/** From a range that is for examples alone (RFC 5737): nobody has it. */
const FORGED_ADDRESS = "203.0.113.77";

/** Whether the port is the shop's, and whether its public address leads to it with the visitors' addresses intact. */
export async function checkAddresses(config: Config, ticket: string | undefined): Promise<Finding[]> {
  const direct = await ask({ url: ownUrl(config), headers: ownHeaders(config, ticket) });
  const { finding, isRunning } = judgePort(direct, config, ticket !== undefined);
  return [finding, ...judgeBaseUrl(config), ...(isRunning ? await checkWayIn(config, ticket) : [])];
}

/** The shop listens everywhere on 0.0.0.0 and [::], which no request can name. */
function ownUrl({ host, port }: Config): string {
  const name = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}${DOCTOR_PATH}`;
}

function ownHeaders({ baseUrl }: Config, ticket = ""): Record<string, string> {
  return { host: new URL(baseUrl).host, [DOCTOR_TICKET_HEADER]: ticket };
}

function judgePort(
  direct: Answered,
  { port, host, dataDir }: Config,
  hasTicket: boolean,
): { readonly finding: Finding; readonly isRunning: boolean } {
  if ("silence" in direct) {
    const isFree = direct.silence === "ECONNREFUSED";
    const finding = isFree
      ? ok(`Port ${port} is free: the shop is not running.`)
      : fail(
          `Nothing answers on ${host}, port ${port} (${direct.silence}).`,
          "Set HOST to an address of this machine.",
        );
    return { finding, isRunning: false };
  }
  if (readSeen(direct) !== undefined) return { finding: ok(`The shop runs on port ${port}.`), isRunning: true };
  if (!hasTicket) {
    return {
      finding: warn(
        `Something answers on port ${port}. Can't tell whether it's this shop, because the data folder ${dataDir} isn't writable.`,
        "Run this as the user that runs the shop, and with the same DATA_DIR.",
      ),
      isRunning: false,
    };
  }
  return {
    finding: fail(
      `Port ${port} is taken by another program, or by a shop with another data folder.`,
      "Stop it, or set PORT to a free one; if it is this shop, give this command the same DATA_DIR.",
    ),
    isRunning: false,
  };
}

function judgeBaseUrl({ baseUrl, baseUrlGiven }: Config): Finding[] {
  if (!baseUrlGiven) {
    return [
      warn(
        `BASE_URL is not set: links in feeds, sitemap and previews lead to ${baseUrl}.`,
        "Set it to the address that visitors use, like https://shop.example.",
      ),
    ];
  }
  if (baseUrl.startsWith("https:")) return [ok(`BASE_URL is ${baseUrl}.`)];
  return [
    warn(
      `BASE_URL is ${baseUrl}, without TLS: passwords travel in the clear.`,
      "Put a web server with TLS in front (deploy/ has examples) and set BASE_URL to https://…",
    ),
  ];
}

async function checkWayIn(config: Config, ticket = ""): Promise<Finding[]> {
  if (!config.baseUrlGiven) return [];
  const headers = { [DOCTOR_TICKET_HEADER]: ticket, "x-forwarded-for": FORGED_ADDRESS };
  const answered = await ask({ url: config.baseUrl + DOCTOR_PATH, headers });
  if ("silence" in answered) {
    return [
      fail(
        `${config.baseUrl} does not answer from here (${answered.silence}).`,
        "Check its name in the DNS, the web server in front, and its certificate.",
      ),
    ];
  }
  const seen = readSeen(answered);
  if (answered.status === 421) {
    return [
      fail(
        "The web server in front does not pass on the Host header: the shop refuses every request.",
        "nginx: proxy_set_header Host $http_host; (deploy/nginx.conf). Caddy does it by itself.",
      ),
    ];
  }
  if (seen === undefined) {
    return [
      fail(
        `${config.baseUrl} leads elsewhere: it answered ${answered.status}, and not from this shop.`,
        `Let the web server in front pass requests on to ${ownUrl(config).replace(DOCTOR_PATH, "")}, and check the DNS.`,
      ),
    ];
  }
  const isDirect = seen.peerPort === answered.localPort;
  return [
    ok(`${config.baseUrl} leads to this shop.`),
    judgeWay(seen, { isDirect, forged: FORGED_ADDRESS, config }),
    ...judgeHeaders(answered.headers, { wanted: seen.headers, config }),
    ...(await checkPageFiles(config)),
  ];
}

/** What the running shop says of the request; undefined when something else answered. */
function readSeen(answered: Answered): SeenByShop | undefined {
  if ("silence" in answered || answered.status !== 200) return undefined;
  try {
    const seen: unknown = JSON.parse(answered.text);
    return typeof seen === "object" && seen !== null && "peerPort" in seen ? (seen as SeenByShop) : undefined;
  } catch {
    return undefined;
  }
}
