import type { Answer, Ask } from "./ask.ts";

/** Registers the first account, the owner's, and answers its bearer token. */
export async function registerThrough(ask: (ask: Ask) => Promise<Answer>): Promise<string> {
  const owner = { email: "owner@shop.example", username: "owner", password: "correct horse battery" };
  const { status, body } = await ask(toWrite({ method: "POST", path: "/api/auth/register", body: owner }));
  if (status !== 201) throw new Error(`Nobody could register: ${status} ${body.toString()}`);
  return (JSON.parse(body.toString()) as { access_token: string }).access_token;
}

interface Write {
  readonly method: "POST" | "PUT";
  readonly path: string;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request with a JSON body. */
export function toWrite({ method, path, body, headers = {} }: Write): Ask {
  const text = JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  return {
    method,
    path,
    body: text,
    headers: { "content-type": "application/json", "content-length": length, ...headers },
  };
}
