import type { FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import { toDeviceName } from "../core/accounts/device-name.ts";
import type { Visibility } from "../core/catalogue/product.ts";
import { DomainError } from "../core/errors/domain-error.ts";
import { showsIntermediary } from "./intermediary.ts";
import type { Caller } from "./route.ts";

/** What the API has to know about where the shop runs. */
export interface ApiConfig {
  /** What the server listens on. */
  readonly host: string;
  /** Origin of every absolute address. */
  readonly baseUrl: string;
}

/** Exactly our tokens: 32 bytes as base64url. Other schemes and shapes speak for nobody. */
const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

export async function identify(app: App, config: ApiConfig, request: FastifyRequest): Promise<Caller> {
  const token = BEARER.exec(request.headers.authorization ?? "")?.[1];
  return {
    account: token === undefined ? undefined : await app.accounts.authenticate(token),
    token,
    address: request.ip,
    device: toDeviceName(request.headers["user-agent"]),
    isPlainLocalStart: isPlainLocalStart(config, request),
  };
}

/** The account and token of whoever calls a route that only signed-in people reach. */
export function signedIn({ account, token }: Caller) {
  if (account === undefined || token === undefined) throw new DomainError("unauthenticated", "Sign in to do this.");
  return { account, token };
}

/** Signed-in people see what is stored, everyone else what is public. */
export const visibilityFor = ({ account }: Caller): Visibility => (account === undefined ? "public" : "all");

/**
 * True if nothing suggests that the request came from another machine (design: accounts). A byte-level forwarder whose
 * client asks for localhost leaves no sign; the startup banner warns about that.
 */
function isPlainLocalStart(config: ApiConfig, { headers, socket, raw }: FastifyRequest): boolean {
  const names = [hostnameOf(headers.host), socket.remoteAddress];
  for (const address of [headers.origin, headers.referer])
    if (address !== undefined) names.push(URL.parse(address)?.hostname);
  return servesThisMachineOnly(config) && names.every(isLoopback) && !showsIntermediary(raw);
}

/** Only a forwarder that the operator set up could pass on a request from elsewhere. */
export function servesThisMachineOnly({ host, baseUrl }: ApiConfig): boolean {
  return [host, new URL(baseUrl).hostname].every(isLoopback);
}

function hostnameOf(host: string | undefined): string | undefined {
  const address = `http://${host ?? ""}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

function isLoopback(name: string | undefined): boolean {
  return name !== undefined && /^(?:localhost|\[?::1\]?|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(name);
}
