// Requests /livez ten times a second in its own thread, so that the cost of sending the floods isn't measured.
import { request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { url, path } = workerData as { readonly url: string; readonly path: string };
const INTERVAL_MS = 100;

setInterval(() => {
  const startedAt = performance.now();
  // Node's port to the parent thread, which has no origin.
  // oxlint-disable-next-line require-post-message-target-origin
  const tell = (status: number) => parentPort?.postMessage({ status, ms: performance.now() - startedAt });
  request(url + path, { agent: false, timeout: 10_000 }, (response) => {
    response.resume().on("end", () => tell(response.statusCode ?? 0));
  })
    .on("timeout", function cut(this: ReturnType<typeof request>) {
      this.destroy();
    })
    .on("error", () => tell(0))
    .end();
}, INTERVAL_MS);
