import type { FastifyRequest } from "fastify";
import type { App } from "../app.ts";
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
    isPlainLocalStart: isPlainLocalStart(config, request),
  };
}

/** Nobody but somebody at this machine can have sent such a request to such a server (design: accounts). */
function isPlainLocalStart({ host, baseUrl }: ApiConfig, { headers, socket }: FastifyRequest): boolean {
  const names = [host, new URL(baseUrl).hostname, hostnameOf(headers.host), socket.remoteAddress];
  return names.every(isLoopback) && !Object.keys(headers).some((name) => FORWARDED.test(name));
}

function hostnameOf(host: string | undefined): string | undefined {
  const address = `http://${host ?? ""}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

function isLoopback(name: string | undefined): boolean {
  return name !== undefined && /^(?:localhost|\[?::1\]?|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(name);
}
