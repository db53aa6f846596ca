// One request of the doctor to the shop itself, straight or through whatever stands in front of it.
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 64 * 1024;

export interface Question {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type Answered =
  | {
      readonly status: number;
      /** By name in small letters; one that came twice is joined with ", ". */
      readonly headers: Readonly<Record<string, string>>;
      readonly text: string;
      readonly localPort: number;
    }
  /** A code of the system or of TLS: ECONNREFUSED, CERT_HAS_EXPIRED … */
  | { readonly silence: string };

/** Follows no redirect and keeps no connection. */
export function ask({ url, headers }: Question): Promise<Answered> {
  return new Promise((resolve) => {
    const request = url.startsWith("https:") ? requestHttps : requestHttp;
    const asked = request(url, { headers, agent: false, timeout: TIMEOUT_MS }, (response) => {
      const { localPort = 0 } = response.socket;
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        if (text.length < MAX_ANSWER_BYTES) text += chunk;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: joinHeaders(response), text, localPort }),
      );
      response.on("error", (error) => resolve({ silence: codeOf(error) }));
    });
    asked.on("timeout", () => asked.destroy(Object.assign(new Error(), { code: "ETIMEDOUT" })));
    asked.on("error", (error) => resolve({ silence: codeOf(error) }));
    asked.end();
  });
}

const joinHeaders = ({ headersDistinct }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headersDistinct).map(([name, values = []]) => [name, values.join(", ")]));

const codeOf = (error: Error): string => ("code" in error ? String(error.code) : error.message);
