// Requests /livez ten times a second in a process of its own, so that the cost of sending the floods isn't measured.
import { request } from "node:http";

const [, , url = ""] = process.argv;
const INTERVAL_MS = 100;

setInterval(() => {
  const startedAt = performance.now();
  const tell = (status: number) => process.send?.({ status, ms: performance.now() - startedAt });
  request(url, { agent: false, timeout: 10_000 }, (response) => {
    response.resume().on("end", () => tell(response.statusCode ?? 0));
  })
    .on("timeout", function cut(this: ReturnType<typeof request>) {
      this.destroy();
    })
    .on("error", () => tell(0))
    .end();
}, INTERVAL_MS);
// The drill ended without a word.
process.on("disconnect", () => process.exit());
