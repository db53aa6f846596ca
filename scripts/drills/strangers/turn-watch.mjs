// Loaded into the shop that is flooded: writes how long its event loop was held up, and how much of that it computed.
// On a machine that others use too, the rest is time in which it was not given a processor.
import { renameSync, writeFileSync } from "node:fs";

const SAMPLE_MS = 20;
const WRITE_MS = 500;
const path = process.env["TURN_WATCH"];

/** Only the shop itself, and none of its threads or tools. */
if (path !== undefined && process.argv[1]?.endsWith("server.js")) watch(path);

/** @param {string} target */
function watch(target) {
  let longest = { ms: 0, cpuMs: 0 };
  let mostCpuMs = 0;
  let sampledAt = performance.now();
  let cpuAt = cpuMs();
  setInterval(() => {
    const now = performance.now();
    const cpu = cpuMs();
    const ms = now - sampledAt - SAMPLE_MS;
    if (ms > longest.ms) longest = { ms, cpuMs: cpu - cpuAt };
    mostCpuMs = Math.max(mostCpuMs, cpu - cpuAt);
    sampledAt = now;
    cpuAt = cpu;
  }, SAMPLE_MS).unref();
  setInterval(() => {
    writeFileSync(`${target}.new`, JSON.stringify({ ...longest, mostCpuMs }));
    renameSync(`${target}.new`, target);
  }, WRITE_MS).unref();
  process.on("SIGUSR2", () => {
    longest = { ms: 0, cpuMs: 0 };
    mostCpuMs = 0;
  });
}

function cpuMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
