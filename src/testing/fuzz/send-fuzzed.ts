// Sends fuzzed requests over raw HTTP, and reports responses that a shop must never give.
// Only Node's own client sends targets that are no URL.
import { Agent, request } from "node:http";
import type { FuzzedRequest, RequestFuzzer } from "./request-fuzzer.ts";

export interface Identity {
  readonly name: string;
  /** Undefined: nobody is signed in. */
  readonly token: string | undefined;
}

export interface FuzzReport {
  /** How often each status came. 0 where no answer came. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly byIdentity: ReadonlyMap<string, number>;
  /** Answers 5xx that do not say when to come back, and requests without an answer. */
  readonly failures: readonly string[];
  /** The slowest requests, slowest first. */
  readonly slowest: readonly { readonly ms: number; readonly what: string }[];
}

interface FuzzRun {
  readonly url: string;
  readonly fuzzer: RequestFuzzer;
  readonly identities: readonly Identity[];
  readonly count: number;
}

const SLOWEST = 10;
/** With the ids in these responses the fuzzer would remove its own accounts and sessions. */
const ABOUT_ACCOUNTS = /account|session|audit|register|signIn/i;
const PATIENCE_MS = 60_000;

/** Sequential, so that each request's time is its own. */
export async function sendFuzzed({ url, fuzzer, identities, count }: FuzzRun): Promise<FuzzReport> {
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number, number>();
  const byIdentity = new Map<string, number>();
  const failures: string[] = [];
  const slowest: { ms: number; what: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const identity = identities[index % identities.length] ?? { name: "visitor", token: undefined };
    const fuzzed = fuzzer.next();
    const startedAt = performance.now();
    const answer = await send(fuzzed, { url, token: identity.token, agent });
    const ms = performance.now() - startedAt;
    const what = `${identity.name} ${describe(fuzzed)} ${answer.status}`;
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    byIdentity.set(identity.name, (byIdentity.get(identity.name) ?? 0) + 1);
    if (isFailure(answer)) failures.push(`${what} ${answer.text.slice(0, 200)}`);
    if (!ABOUT_ACCOUNTS.test(fuzzed.operationId)) fuzzer.remember(answer.text);
    slowest.push({ ms, what });
    slowest.sort((left, right) => right.ms - left.ms);
    slowest.length = Math.min(slowest.length, SLOWEST);
  }
  agent.destroy();
  return { statuses, byIdentity, failures, slowest };
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

function isFailure({ status, retryAfter }: Answer): boolean {
  if (status === 503) return retryAfter === undefined;
  return status === 0 || status >= 500;
}

interface Way {
  readonly url: string;
  readonly token: string | undefined;
  /** Keep-alive agent; false for a separate connection. */
  readonly agent: Agent | false;
}

function send(fuzzed: FuzzedRequest, { url, token, agent }: Way): Promise<Answer> {
  const { method, target, headers, body } = fuzzed;
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    let isAnswered = false;
    const sent = request({
      hostname,
      port,
      agent,
      method,
      path: target,
      headers: { ...headers, ...authorization, ...length },
    });
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error("No answer in time.")));
    sent.on("response", (response) => {
      isAnswered = true;
      const chunks: Buffer[] = [];
      const finish = () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers["retry-after"],
          text: Buffer.concat(chunks).toString("utf8"),
        });
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("close", finish);
    });
    // A body that is refused before it was sent ends the connection after the answer.
    sent.on("error", (error) => {
      if (isAnswered) return;
      // A server may end a connection that it was about to be asked on (https://nodejs.org/api/http.html#requestreusedsocket).
      if (sent.reusedSocket) resolve(send(fuzzed, { url, token, agent: false }));
      else resolve({ status: 0, retryAfter: undefined, text: error.message });
    });
    sent.end(body);
  });
}

function describe({ method, target, headers, body }: FuzzedRequest): string {
  const sent = body === undefined ? "" : ` ${body.toString("utf8").slice(0, 300)} (${body.length})`;
  return `${method} ${target.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)}${sent}`;
}
