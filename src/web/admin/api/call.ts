import { IDEMPOTENCY_KEY } from "../../../core/idempotency/idempotency-key.ts";
import { askToSignInAgain } from "../session/sign-in-again.ts";
import { readToken } from "../session/token-store.ts";
import { ApiError, toApiError } from "./api-error.ts";

interface CallOptions {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** For what creates something: the key that a `Once` hands out. */
  readonly onceKey?: string | undefined;
}

/**
 * Calls the API with the stored token. When the session has ended, the owner is asked to sign in again and the call
 * is made once more; it fails with 401 only if they decline.
 *
 * @param path under `/api`, with its leading slash.
 * @throws ApiError on every answer that is not 2xx, and when no answer comes.
 */
export async function call(path: string, options: CallOptions = {}): Promise<Response> {
  const response = await send(path, options, readToken());
  if (response.status !== 401) return accept(response);
  if ((await askToSignInAgain()) === "given-up") return accept(response);
  return accept(await send(path, options, readToken()));
}

/** Like `call`, without a token and without asking: for signing in itself. */
export async function callSignedOut(path: string, options: CallOptions): Promise<Response> {
  return accept(await send(path, options, undefined));
}

/** Like `call` with this token, never asking: for verifying and revoking a session. */
export async function callWithToken(path: string, options: CallOptions, token: string): Promise<Response> {
  return accept(await send(path, options, token));
}

/** The JSON of an answer. Its shape is the server's promise, checked there against the API's own schemas. */
export async function jsonOf<Body>(response: Response): Promise<Body> {
  return (await response.json()) as Body;
}

async function accept(response: Response): Promise<Response> {
  if (!response.ok) throw await toApiError(response);
  return response;
}

async function send(path: string, options: CallOptions, token: string | undefined): Promise<Response> {
  const { method = "GET", body, signal, onceKey } = options;
  const headers = new Headers();
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (onceKey !== undefined) headers.set(IDEMPOTENCY_KEY, onceKey);
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      signal: signal ?? null,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new ApiError({ status: 0 });
  }
}
