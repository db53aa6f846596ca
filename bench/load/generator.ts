// The load generator's own process, so that its work is not counted as the server's. Messages in: a Load; out: a LoadResult.
import { applyLoad, type Load } from "./raw-client.ts";

process.on("message", (load: Load) => {
  void applyLoad(load).then((result) => process.send?.(result));
});
