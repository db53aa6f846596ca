import type { FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import { toDeviceName } from "../core/accounts/device-name.ts";
import { DomainError } from "../core/errors/domain-error.ts";
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
const FORWARDED = /^(?:forwarded|via|x-real-ip|x-forwarded-.*|cf-connecting-ip|true-client-ip)$/;

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

/**
 * Nobody but somebody at this machine can have sent such a request to such a server (design: accounts). A proxy in front
 * that adds no header of its own still shows by the origin of a browser's request, and many by speaking HTTP/1.0.
 */
function isPlainLocalStart({ host, baseUrl }: ApiConfig, { headers, socket, raw }: FastifyRequest): boolean {
  const { origin } = headers;
  const names = [host, new URL(baseUrl).hostname, hostnameOf(headers.host), socket.remoteAddress];
  if (origin !== undefined) names.push(URL.parse(origin)?.hostname);
  const isForwarded = raw.httpVersion === "1.0" || Object.keys(headers).some((name) => FORWARDED.test(name));
  return names.every(isLoopback) && !isForwarded;
}

function hostnameOf(host: string | undefined): string | undefined {
  const address = `http://${host ?? ""}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

function isLoopback(name: string | undefined): boolean {
  return name !== undefined && /^(?:localhost|\[?::1\]?|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(name);
}
