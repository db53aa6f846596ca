import { existsSync, readdirSync, writeFileSync } from "node:fs";
import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { registerDoctorProbe } from "../../http/doctor-probe.ts";
import { readConfig } from "../../platform/config.ts";
import { useTemporaryFolder } from "../../testing/temporary-folder.ts";
import { checkAddresses } from "./check-addresses.ts";
import { withTicket } from "./ticket.ts";

const folder = useTemporaryFolder();
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** What the doctor says of the port of a running shop with this data folder. */
async function judgePortOf(dataDir: string): Promise<string> {
  const server = Fastify();
  registerDoctorProbe(server, { dataDir, headers: {} });
  await server.listen({ port: 0, host: "127.0.0.1" });
  closing.push(() => server.close());
  const port = new URL(server.listeningOrigin).port;
  const config = readConfig({ DATA_DIR: dataDir, PORT: port });
  const findings = await withTicket(dataDir, (ticket) => checkAddresses(config, ticket));
  return JSON.stringify(findings[0]);
}

test("a running shop whose data folder was never made is known, and the folder is gone again", async () => {
  expect(await judgePortOf(folder.path("never/made"))).toContain("The shop runs on port");
  expect(existsSync(folder.path("never"))).toBe(false);
});

test("a shop that starts while the doctor looks keeps its data folder", async () => {
  const dataDir = folder.path("new");
  await withTicket(dataDir, async () => writeFileSync(`${dataDir}/shop.db`, ""));
  expect(readdirSync(dataDir)).toEqual(["shop.db"]);
});

test("where the data folder cannot be made, the doctor says that it cannot tell whose the port is", async () => {
  writeFileSync(folder.path("file"), "");
  expect(await judgePortOf(folder.path("file/data"))).toContain("Can't tell whether it's this shop");
});
