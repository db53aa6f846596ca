import { request } from "node:http";

export interface Answered {
  /** 0 where nothing answered. */
  readonly status: number;
  readonly bytes: number;
  /** From the question to the last byte. */
  readonly tookMs: number;
}

/** One request over a connection of its own; what it answers is counted, not kept. */
export function ask(url: string): Promise<Answered> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, bytes = 0) => resolve({ status, bytes, tookMs: performance.now() - startedAt });
    const asked = request(url, { agent: false }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => end(response.statusCode ?? 0, bytes));
      response.on("error", () => end(0));
    });
    asked.on("error", () => end(0));
    asked.end();
  });
}
