// The one handler: limits, security headers, health, the API, files, pages.
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import fastifyCompress from "@fastify/compress";
import Fastify, { type FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { registerApi } from "./api/register-api.ts";
import type { App } from "./app.ts";
import { createAdmission } from "./http/admission.ts";
import { BROTLI } from "./http/body-encoding.ts";
import { explainBusy } from "./http/busy-page.ts";
import { registerDoctorProbe } from "./http/doctor-probe.ts";
import { registerFeed } from "./http/feed.ts";
import { type HealthProbes, registerHealth } from "./http/health.ts";
import { guardHost } from "./http/host-guard.ts";
import { keepReady } from "./http/kept-ready.ts";
import { redirectToNormalUrl } from "./http/normal-url.ts";
import { createPageRenderer } from "./http/page-renderer.ts";
import { registerPages } from "./http/pages.ts";
import { hearOutRefusedBodies } from "./http/refused-bodies.ts";
import { registerRobots } from "./http/robots.ts";
import { addSecurityHeaders, constantHeaders, documentHeaders } from "./http/security-headers.ts";
import { serverOptions } from "./http/server-options.ts";
import { registerSitemap } from "./http/sitemap.ts";
import { registerStaticFiles } from "./http/static-files.ts";
import { registerServerTime } from "./http/server-time.ts";
import { closeStalledSockets } from "./http/stalled-sockets.ts";
import { registerSurprise } from "./http/surprise.ts";
import { type Middleware, serveThroughVite } from "./http/vite-files.ts";
import type { Config } from "./platform/config.ts";
import { watchPressure } from "./platform/pressure.ts";
import type { OpenStorage } from "./storage/open-storage.ts";
import type { Logger } from "./platform/logger.ts";

export interface Development {
  readonly middleware: Middleware;
  /** Renders from the modules as they stand now. */
  readonly loadBuild: () => Promise<ServerBuild>;
  /** Fastify answers through it, so that pages and hot updates share one port. */
  readonly server: Server;
}

interface HttpParts {
  readonly app: App;
  readonly config: Config;
  readonly logger: Logger;
  readonly storage: HealthProbes & Pick<OpenStorage, "watchCatalogue">;
  readonly development: Development | undefined;
}

const CLIENT_ROOT = fileURLToPath(new URL("../client", import.meta.url));

export async function createHttpServer({
  app,
  config,
  logger,
  storage,
  development,
}: HttpParts): Promise<FastifyInstance> {
  const { baseUrl } = config;
  const headerPlan = { isHttps: baseUrl.startsWith("https:"), setBy: config.securityHeaders };
  const headers = documentHeaders(headerPlan);
  const pressure = watchPressure(config.pageCacheBytes);
  const admission = createAdmission(pressure);
  const kept = keepReady({
    admission,
    config,
    clock: app.clock,
    logger,
    storage,
    headers,
    isOn: development === undefined,
  });
  const { answers } = kept;
  const options = { config, logger, front: kept.front, headers, isHigh: pressure.isHigh };
  const server = Fastify(serverOptions({ ...options, server: development?.server }));
  server.addHook("onListen", async () => kept.begin());
  server.addHook("preClose", async () => kept.stepAside());
  const watches = [() => kept.stop(), () => pressure.stop(), closeStalledSockets(server.server)];
  server.addHook("onClose", async () => watches.forEach((stop) => stop()));
  logRequests(server);
  addSecurityHeaders(server, headerPlan);
  hearOutRefusedBodies(server);
  explainBusy(server);
  if (config.baseUrlGiven) guardHost(server, baseUrl);
  redirectToNormalUrl(server);
  await server.register(fastifyCompress, { threshold: 1024, encodings: ["br", "gzip"], brotliOptions: BROTLI });
  registerHealth(server, storage);
  registerDoctorProbe(server, { dataDir: config.dataDir, headers: constantHeaders(headerPlan) });
  registerRobots(server, { answers, baseUrl });
  const visitorApp = app.forVisitors();
  registerSitemap(server, visitorApp, { answers, baseUrl });
  registerFeed(server, visitorApp, { answers, baseUrl });
  registerSurprise(server, app, admission);
  registerServerTime(server, app.clock);
  await registerApi(server, { app, config, answers, admission });
  if (development === undefined) await registerStaticFiles(server, CLIENT_ROOT);
  else serveThroughVite(server, development.middleware);
  const render = createPageRenderer({
    app: visitorApp,
    baseUrl,
    adminContent: config.adminContent,
    headersBy: config.securityHeaders,
    loadBuild: development?.loadBuild ?? loadOwnBuild,
    reportFailure: (error) => logger.error({ err: error }, "a page could not be read"),
  });
  registerPages(server, { render, answers });
  return server;
}

/** One line a request, when it has been answered. */
function logRequests(server: FastifyInstance): void {
  server.addHook("onResponse", async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, "answered");
  });
}

/** The pages of this very bundle. */
async function loadOwnBuild(): Promise<ServerBuild> {
  return import("virtual:react-router/server-build");
}
