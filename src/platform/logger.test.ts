import { expect, test } from "vitest";
import { createLogger } from "./logger.ts";

function captureLog() {
  const lines: string[] = [];
  const logger = createLogger({ level: "info", destination: { write: (line) => void lines.push(line) } });
  return { logger, lastLine: () => JSON.parse(lines.at(-1) ?? "{}") as Record<string, unknown>, lines };
}

test("a line is one JSON object with a readable level and time", () => {
  const { logger, lastLine } = captureLog();
  logger.info({ port: 3000 }, "listening");
  expect(lastLine()).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    port: 3000,
    msg: "listening",
  });
});

test("a request is logged by method and path, without its query and headers", () => {
  const { logger, lastLine } = captureLog();
  const req = { method: "GET", url: "/?q=surprise+for+anna", headers: { authorization: "Bearer abc" } };
  logger.info({ req }, "incoming request");
  expect(lastLine()["req"]).toEqual({ method: "GET", path: "/" });
});

test("secrets stay out at any of the first three depths", () => {
  const { logger, lines } = captureLog();
  logger.warn({
    password: "hunter2",
    body: { password: "hunter2" },
    request: { headers: { authorization: "hunter2" } },
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("hunter2");
});

test("lines below the level are not written", () => {
  const { logger, lines } = captureLog();
  logger.debug("detail");
  expect(lines).toEqual([]);
});
