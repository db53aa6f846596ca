// The development server: one port for pages, API and hot updates; the shop's own modules load through Vite.
import { createServer as createHttpServer } from "node:http";
import { createServer } from "vite";

const environment = { ...process.env, DATA_DIR: process.env["DATA_DIR"] ?? "./data-dev" };
const hmrServer = createHttpServer();
const vite = await createServer({
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: hmrServer } },
});
const { startShop } = await vite.ssrLoadModule("/src/server.ts");
await startShop({
  env: environment,
  development: {
    server: hmrServer,
    middleware: vite.middlewares,
    loadBuild: () => vite.ssrLoadModule("virtual:react-router/server-build"),
  },
});
